import type { HttpBindings } from '@hono/node-server'
import type { SignedIn } from './signed-in'

/** What a request carries from one middleware to the next. */
export type AppEnv = {
  // Absent when a test calls the app without a socket.
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Memory of one request: the session is looked up once, and only by routes that ask. */
    signedIn?: Promise<SignedIn | null>
    /** Keyed hash of the user's id: all a log may say of them. */
    userTag?: string
    /** What went wrong, as a name and a place in the code, never as a value. */
    failure?: { name: string; place: string }
  }
}
