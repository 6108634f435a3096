import {
  type PasskeyAssertion,
  type PasskeyOptionsRequest,
  type PasskeyRegistration,
  passkeyAssertionSchema,
  passkeyOptionsAnswerSchema,
  passkeyRegistrationSchema,
} from 'sync-protocol/rest'
import { request } from '../http/client'
import type { HttpFailure } from '../http/failure'
import { fail, ok, type Result } from '../http/result'

/** The authenticator gave nothing. No message where the person put it away themselves. */
export interface PasskeyFailure {
  kind: 'passkey'
  message: string | null
}

type Outcome<Value> = Promise<Result<Value, HttpFailure | PasskeyFailure>>

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/**
 * A new passkey, as our server asked for it; `account` for a new one, which has the id that is given here:
 * signing up with the passkey names it no more. `path`: where it is asked for on behalf of somebody else.
 */
export async function makePasskey(
  account: PasskeyOptionsRequest = {},
  path = '/api/auth/passkeys/register/options',
): Outcome<PasskeyRegistration> {
  const options = await ask(path, account)
  if (!options.ok) return options
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    // The options are for the browser to read: our server's library made them for this one.
    const optionsJSON = options.value as unknown as Parameters<
      typeof startRegistration
    >[0]['optionsJSON']
    return ok(passkeyRegistrationSchema.parse(await startRegistration({ optionsJSON })))
  } catch (error) {
    return fail(passkeyFailure(error))
  }
}

/**
 * After the server refused a new passkey: tells the browser that nobody knows it, or it would offer it
 * at every sign-in. Where no answer came, the server may know it.
 */
export async function dropRefused(
  { id }: PasskeyRegistration,
  failure: HttpFailure,
): Promise<void> {
  if (failure.kind !== 'refused') return
  const browser: Partial<SignalsUnknown> = globalThis.PublicKeyCredential ?? {}
  const unknown = { rpId: location.hostname, credentialId: id }
  await browser.signalUnknownCredential?.(unknown).catch(() => undefined)
}

/** Not yet in TypeScript's library: WebAuthn level 3, section 5.1.10. */
interface SignalsUnknown {
  signalUnknownCredential(unknown: { rpId: string; credentialId: string }): Promise<void>
}

/** Signs the server's question with one of the passkeys that this device has. */
export async function signWithPasskey(): Outcome<PasskeyAssertion> {
  const options = await ask('/api/auth/passkeys/login/options', {})
  if (!options.ok) return options
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const optionsJSON = options.value as unknown as Parameters<
      typeof startAuthentication
    >[0]['optionsJSON']
    return ok(passkeyAssertionSchema.parse(await startAuthentication({ optionsJSON })))
  } catch (error) {
    return fail(passkeyFailure(error))
  }
}

const ask = (path: string, body: object) =>
  request(path, { method: 'POST', body, answer: passkeyOptionsAnswerSchema })

const WORDS: Readonly<Record<string, string | null>> = {
  // Put away, or not answered in time: browsers do not tell the two apart.
  NotAllowedError: null,
  AbortError: null,
  InvalidStateError: 'This device has a passkey for your account already.',
  NotSupportedError: 'This device cannot make a passkey that we can use.',
  SecurityError: 'Passkeys do not work at this address.',
}

function passkeyFailure(error: unknown): PasskeyFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const name = cause instanceof Error ? cause.name : ''
  const message = WORDS[name]
  return {
    kind: 'passkey',
    message: message === undefined ? 'The passkey did not work. Try again.' : message,
  }
}
