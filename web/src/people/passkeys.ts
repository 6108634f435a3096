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
import { peopleTexts } from './texts'

/** The message is null if the person cancelled. */
export interface PasskeyFailure {
  kind: 'passkey'
  message: string | null
}

type Outcome<Value> = Promise<Result<Value, HttpFailure | PasskeyFailure>>

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/**
 * For a new account, `account` has the id, which the sign-up with the passkey does not repeat. `path` is
 * another route if the passkey is made for another person's account.
 */
export async function makePasskey(
  account: PasskeyOptionsRequest = {},
  path = '/api/auth/passkeys/register/options',
): Outcome<PasskeyRegistration> {
  const options = await ask(path, account)
  if (!options.ok) return options
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    // Only the browser reads the options, which our server's library made.
    const optionsJSON = options.value as unknown as Parameters<
      typeof startRegistration
    >[0]['optionsJSON']
    return ok(passkeyRegistrationSchema.parse(await startRegistration({ optionsJSON })))
  } catch (error) {
    return fail(passkeyFailure(error))
  }
}

/**
 * Reports a passkey that the server refused to the browser, which would otherwise offer it at every sign-in.
 * Does nothing without an answer, because the server may know the passkey.
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

/** WebAuthn level 3, section 5.1.10, which TypeScript's library lacks. */
interface SignalsUnknown {
  signalUnknownCredential(unknown: { rpId: string; credentialId: string }): Promise<void>
}

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

const texts = peopleTexts.passkey

const WORDS: Readonly<Record<string, keyof typeof texts | null>> = {
  // The person cancelled or the time ran out, which browsers do not distinguish.
  NotAllowedError: null,
  AbortError: null,
  InvalidStateError: 'alreadyThere',
  NotSupportedError: 'unable',
  SecurityError: 'wrongAddress',
}

function passkeyFailure(error: unknown): PasskeyFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const name = cause instanceof Error ? cause.name : ''
  const word = WORDS[name]
  return {
    kind: 'passkey',
    message: word === null ? null : texts[word ?? 'failed'],
  }
}
