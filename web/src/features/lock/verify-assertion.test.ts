import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import type { StoredCredential } from './lock-secrets'
import { type Assertion, base64url, ES256, isVerified, rawSignature } from './verify-assertion'

const ORIGIN = 'https://lifetag.example'
const RP_ID = 'lifetag.example'
const challenge = crypto.getRandomValues(new Uint8Array(32))
const id = bytes([1, 2, 3])

function bytes(from: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(from)
}

function aKey(kind: 'ec' | 'rsa') {
  const { publicKey, privateKey } =
    kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = bytes(publicKey.export({ format: 'der', type: 'spki' }))
  const credential: StoredCredential = {
    id,
    publicKey: spki,
    algorithm: kind === 'ec' ? ES256 : -257,
  }
  return { credential, privateKey }
}

interface Said {
  client?: Record<string, unknown>
  flags?: number
  rpId?: string
}

function signed({ privateKey }: ReturnType<typeof aKey>, said: Said = {}): Assertion {
  const client = {
    type: 'webauthn.get',
    challenge: base64url(challenge),
    origin: ORIGIN,
    crossOrigin: false,
    ...said.client,
  }
  const clientDataJSON = bytes(Buffer.from(JSON.stringify(client)))
  const hash = createHash('sha256')
    .update(said.rpId ?? RP_ID)
    .digest()
  const authenticatorData = bytes([...hash, said.flags ?? 0x05, 0, 0, 0, 7])
  const data = Buffer.concat([
    authenticatorData,
    createHash('sha256').update(clientDataJSON).digest(),
  ])
  return {
    id,
    clientDataJSON,
    authenticatorData,
    signature: bytes(sign('sha256', data, privateKey)),
  }
}

const expected = { challenge, origin: ORIGIN, rpId: RP_ID }
const ec = aKey('ec')
const isTaken = (answer: Assertion, key = ec) => isVerified(answer, key.credential, expected)

it.each(['ec', 'rsa'] as const)(
  'an answer that is signed with the stored key (%s) opens',
  async kind => {
    const key = aKey(kind)
    // Signatures vary in length, because DER leaves out leading zeros.
    for (let each = 0; each < 100; each++) expect(await isTaken(signed(key), key)).toBe(true)
  },
)

it.each<[string, Said]>([
  ['the person was not verified', { flags: 0x01 }],
  ['nobody was present', { flags: 0x04 }],
  ['another origin asked', { client: { origin: 'https://lifetag.example.evil.example' } }],
  ['the same host asked without TLS', { client: { origin: 'http://lifetag.example' } }],
  ['another port asked', { client: { origin: 'https://lifetag.example:8443' } }],
  ['it is for another host', { rpId: 'example' }],
  ['it answers another question', { client: { challenge: base64url(bytes([9, 9])) } }],
  ['it answers no question', { client: { challenge: undefined } }],
  ['a frame of another page asked', { client: { crossOrigin: true } }],
  ['a page around ours asked', { client: { topOrigin: 'https://other.example' } }],
  ['it made a credential', { client: { type: 'webauthn.create' } }],
])('an answer is refused if %s', async (_, said) => {
  expect(await isTaken(signed(ec, said))).toBe(false)
})

it('an answer that was changed after it was signed is refused', async () => {
  const right = signed(ec)
  const flip = (from: Uint8Array<ArrayBuffer>, at: number) =>
    bytes(from.map((byte, where) => (where === at ? byte ^ 1 : byte)))
  // The counter, and the last byte of the signature.
  const counted = { ...right, authenticatorData: flip(right.authenticatorData, 36) }
  const resigned = { ...right, signature: flip(right.signature, right.signature.length - 1) }
  expect([await isTaken(counted), await isTaken(resigned)]).toEqual([false, false])
})

it('a signature by another key, or for another credential, is refused', async () => {
  expect(await isTaken(signed(aKey('ec')))).toBe(false)
  expect(await isTaken({ ...signed(ec), id: bytes([1, 2, 4]) })).toBe(false)
  expect(await isTaken({ ...signed(ec), id: bytes([]) })).toBe(false)
})

it('a malformed answer is refused and throws nothing', async () => {
  const empty = bytes([])
  for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
    for (const broken of [
      empty,
      bytes([0x7b]),
      bytes([0xff, 0xfe]),
      bytes([...'null'].map(letter => letter.charCodeAt(0))),
    ]) {
      expect(await isTaken({ ...signed(ec), [part]: broken })).toBe(false)
    }
  }
  const unknown = { ...ec.credential, algorithm: -8 }
  expect(await isVerified(signed(ec), unknown, expected)).toBe(false)
  const noKey = { ...ec.credential, publicKey: empty }
  expect(await isVerified(signed(ec), noKey, expected)).toBe(false)
})

it.each<[string, number[]]>([
  ['nothing', []],
  ['no sequence', [0x31, 2, 2, 0]],
  ['a length that is not its own', [0x30, 9, 2, 1, 1, 2, 1, 1]],
  ['one number', [0x30, 3, 2, 1, 1]],
  ['three numbers', [0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1]],
  ['an empty number', [0x30, 5, 2, 0, 2, 1, 1]],
  ['a number of 33 bytes', [0x30, 38, 2, 33, ...Array(33).fill(1), 2, 1, 1]],
])('%s is no signature', (_, der) => {
  expect(rawSignature(bytes(der))).toBeUndefined()
})

it('the two numbers of a signature have 32 bytes each', () => {
  const raw = rawSignature(bytes([0x30, 7, 2, 2, 0, 0x80, 2, 1, 5]))
  expect(raw).toEqual(bytes([...Array(31).fill(0), 0x80, ...Array(31).fill(0), 5]))
})
