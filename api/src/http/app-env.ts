import type { HttpBindings } from '@hono/node-server'
import type { SignedIn } from '../core/signed-in'

export type AppEnv = {
  // Absent when a test calls the app without a socket.
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Looked up once, and only by routes that need a session. */
    signedIn?: Promise<SignedIn | null>
    /** Keyed hash of the user's id. A log may contain nothing else about a user. */
    userTag?: string
    /** Name and position of an error. It never contains a value. */
    failure?: { name: string; place: string }
  }
}
