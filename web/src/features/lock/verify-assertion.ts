/**
 * Verifies that an authenticator on this device signed our challenge for this origin after verifying the
 * person (WebAuthn level 3, section 7.2, except the parts for servers). The check never throws, and returns
 * false for anything else. A challenge is used once (screen-lock.ts), so a recorded answer is useless.
 */
import type { StoredCredential } from './lock-secrets'

type Bytes = Uint8Array<ArrayBuffer>

export interface Assertion {
  id: Bytes
  clientDataJSON: Bytes
  authenticatorData: Bytes
  signature: Bytes
}

interface Expected {
  challenge: Bytes
  /** Scheme, host and port, such as `https://lifetag.example`. */
  origin: string
  rpId: string
}

export async function isVerified(
  answer: Assertion,
  credential: StoredCredential,
  expected: Expected,
): Promise<boolean> {
  if (!isEqual(answer.id, credential.id)) return false
  if (!isClientData(answer.clientDataJSON, 'webauthn.get', expected)) return false
  if (!(await isForUs(answer.authenticatorData, expected.rpId))) return false
  return isSigned(answer, credential).catch(() => false)
}

/** The browser confirms type, challenge and origin in the client data (section 5.8.1). */
export function isClientData(
  json: Bytes,
  type: 'webauthn.get' | 'webauthn.create',
  { challenge, origin }: Pick<Expected, 'challenge' | 'origin'>,
): boolean {
  const said = parse(json)
  return (
    said.type === type &&
    said.challenge === base64url(challenge) &&
    said.origin === origin &&
    (said.crossOrigin === undefined || said.crossOrigin === false) &&
    said.topOrigin === undefined
  )
}

const PERSON_PRESENT = 0x01
const PERSON_VERIFIED = 0x04

/**
 * The data begins with the hash of the host (32 bytes), the flags (1) and a counter (4), as section 6.1 says.
 */
export async function isForUs(data: Bytes, rpId: string): Promise<boolean> {
  const flags = data[32]
  if (data.length < 37 || flags === undefined) return false
  const asked = PERSON_PRESENT | PERSON_VERIFIED
  return (flags & asked) === asked && isEqual(data.subarray(0, 32), await sha256(textBytes(rpId)))
}

async function isSigned(
  { authenticatorData, clientDataJSON, signature }: Assertion,
  { publicKey, algorithm }: StoredCredential,
): Promise<boolean> {
  const how = ALGORITHMS[algorithm]
  if (!how) return false
  const raw = algorithm === ES256 ? rawSignature(signature) : signature
  if (!raw) return false
  const key = await crypto.subtle.importKey('spki', publicKey, how, false, ['verify'])
  const hash = await sha256(clientDataJSON)
  const signed = new Uint8Array(authenticatorData.length + hash.length)
  signed.set(authenticatorData)
  signed.set(hash, authenticatorData.length)
  return crypto.subtle.verify(how, key, raw, signed)
}

export const ES256 = -7
const RS256 = -257

export const ALGORITHMS: Readonly<
  Record<number, EcKeyImportParams & EcdsaParams & { hash: string }>
> = {
  [ES256]: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  [RS256]: { name: 'RSASSA-PKCS1-v1_5', namedCurve: '', hash: 'SHA-256' },
}

/**
 * Converts an ES256 signature from DER (RFC 3279, section 2.2.3) to the two integers of 32 bytes that
 * WebCrypto expects. Returns undefined for anything else.
 */
export function rawSignature(der: Bytes): Bytes | undefined {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return undefined
  const raw = new Uint8Array(64)
  let at = 2
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0
    const digits = der.subarray(at + 2, at + 2 + length)
    if (der[at] !== 0x02 || length === 0 || digits.length !== length) return undefined
    // DER adds a leading zero to keep a number positive.
    const number = digits[0] === 0 ? digits.subarray(1) : digits
    if (number.length > 32) return undefined
    raw.set(number, end - number.length)
    at += 2 + length
  }
  return at === der.length ? raw : undefined
}

function parse(json: Bytes): Record<string, unknown> {
  try {
    return Object(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)))
  } catch {
    return {}
  }
}

const textBytes = (text: string): Bytes => new TextEncoder().encode(text)

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

export function base64url(bytes: Bytes): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const isEqual = (a: Bytes, b: Bytes): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])
