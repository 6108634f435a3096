import type { HttpBindings } from '@hono/node-server'
import type { SignedIn } from '../core/signed-in'

export type AppEnv = {
  // Absent when a test calls the app without a socket.
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    signedIn?: Promise<SignedIn | null>
    /** A keyed hash of the user's id, because a log may contain nothing else about a user. */
    userTag?: string
    failure?: { name: string; place: string }
  }
}
