/** The challenge is made and verified here without a server, so it works offline. */
import { fail, ok, type Result } from '../../http/result'
import { productName } from '../../ui/page-title'
import type { StoredCredential } from './lock-secrets'
import { ALGORITHMS, base64url, isClientData, isForUs, isVerified } from './verify-assertion'

/** `put_away`: the person cancelled or did not answer in time, which browsers do not distinguish. */
export type ScreenLockFault = 'put_away' | 'unable' | 'not_verified'

type Outcome<Value> = Promise<Result<Value, ScreenLockFault>>

export async function hasScreenLock(): Promise<boolean> {
  const browser: Partial<typeof PublicKeyCredential> = globalThis.PublicKeyCredential ?? {}
  const has = browser.isUserVerifyingPlatformAuthenticatorAvailable?.()
  return (await has?.catch(() => false)) === true
}

const random = () => crypto.getRandomValues(new Uint8Array(32))
const here = () => ({ origin: location.origin, rpId: location.hostname })

/**
 * Makes a credential only for this lock and tries it once, because a credential that cannot open
 * must not be kept.
 */
export async function makeScreenLock(): Outcome<StoredCredential> {
  const challenge = random()
  const name = `${productName} lock of this device (not for signing in)`
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge,
        rp: { id: here().rpId, name: productName },
        // The user id is random, because the account's id would replace the account's passkey.
        user: { id: random(), name, displayName: name },
        pubKeyCredParams: Object.keys(ALGORITHMS).map(alg => ({
          type: 'public-key' as const,
          alg: Number(alg),
        })),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          residentKey: 'discouraged',
          userVerification: 'required',
        },
        attestation: 'none',
      },
    }),
  )
  if (!made.ok) return made
  const credential = await readMade(made.value, challenge)
  if (!credential) return fail('unable')
  const tried = await askScreenLock(credential)
  if (tried.ok) return ok(credential)
  await dropScreenLock(credential)
  return tried
}

async function readMade(
  { rawId, response }: PublicKeyCredential,
  challenge: Uint8Array<ArrayBuffer>,
): Promise<StoredCredential | undefined> {
  const made: Partial<AuthenticatorAttestationResponse> = response
  const publicKey = made.getPublicKey?.()
  const data = made.getAuthenticatorData?.()
  const algorithm = made.getPublicKeyAlgorithm?.()
  if (!publicKey || !data || algorithm === undefined || !ALGORITHMS[algorithm]) return undefined
  const { origin, rpId } = here()
  const json = new Uint8Array(response.clientDataJSON)
  if (!isClientData(json, 'webauthn.create', { challenge, origin })) return undefined
  if (!(await isForUs(new Uint8Array(data), rpId))) return undefined
  return { id: new Uint8Array(rawId), publicKey: new Uint8Array(publicKey), algorithm }
}

export async function askScreenLock(credential: StoredCredential): Outcome<undefined> {
  const challenge = random()
  const given = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        challenge,
        rpId: here().rpId,
        allowCredentials: [{ type: 'public-key', id: credential.id, transports: ['internal'] }],
        userVerification: 'required',
      },
    }),
  )
  if (!given.ok) return given
  const { rawId, response } = given.value
  const { clientDataJSON, authenticatorData, signature } =
    response as AuthenticatorAssertionResponse // the type that `get` returns
  const answer = {
    id: new Uint8Array(rawId),
    clientDataJSON: new Uint8Array(clientDataJSON),
    authenticatorData: new Uint8Array(authenticatorData),
    signature: new Uint8Array(signature),
  }
  const isOurs = await isVerified(answer, credential, { challenge, ...here() })
  return isOurs ? ok(undefined) : fail('not_verified')
}

/**
 * The browser would offer the credential at sign-in, so this reports it as unknown if the browser supports
 * that.
 */
export async function dropScreenLock({ id }: StoredCredential): Promise<void> {
  const browser: Partial<SignalsUnknown> = globalThis.PublicKeyCredential ?? {}
  const unknown = { rpId: here().rpId, credentialId: base64url(id) }
  await browser.signalUnknownCredential?.(unknown).catch(() => undefined)
}

/** TypeScript's library lacks this part of WebAuthn (level 3, section 5.1.10). */
interface SignalsUnknown {
  signalUnknownCredential(unknown: { rpId: string; credentialId: string }): Promise<void>
}

async function asked(ask: () => Promise<Credential | null>): Outcome<PublicKeyCredential> {
  try {
    const credential = await ask()
    // Only this kind was requested.
    return credential ? ok(credential as PublicKeyCredential) : fail('unable')
  } catch (error) {
    const isPutAway =
      error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
    return fail(isPutAway ? 'put_away' : 'unable')
  }
}
