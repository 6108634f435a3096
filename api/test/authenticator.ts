import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRegistration } from 'sync-protocol/rest'
import { ORIGIN } from './app'

type Bends = { origin?: string; rpId?: string; isVerified?: boolean; type?: string }

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/**
 * A passkey in software. It builds WebAuthn's bytes by hand (W3C, Web Authentication Level 3, 6.1 and 6.5),
 * so that tests can send what no browser would.
 */
export class TestPasskey {
  readonly id = randomBytes(16)
  /** Passkeys that are copied between devices have no counter and stay at 0. */
  counter = 0
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }

  constructor() {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  register(challenge: string, bends: Bends = {}): PasskeyRegistration {
    const authData = this.#authenticatorData(bends, this.#attested())
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, bends),
        attestationObject: b64(
          Buffer.concat([
            Buffer.from([0xa3]),
            ...[cborText('fmt'), cborText('none')],
            ...[cborText('attStmt'), Buffer.from([0xa0])],
            ...[cborText('authData'), cborBytes(authData)],
          ]),
        ),
        transports: ['internal'],
      },
    }
  }

  assert(challenge: string, bends: Bends = {}): PasskeyAssertion {
    const authenticatorData = this.#authenticatorData(bends)
    const clientDataJSON = clientData('webauthn.get', challenge, bends)
    const signed = Buffer.concat([
      authenticatorData,
      sha256(Buffer.from(clientDataJSON, 'base64url')),
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: b64(authenticatorData),
        signature: b64(sign('sha256', signed, this.#keys.privateKey)),
      },
    }
  }

  #named() {
    return { id: b64(this.id), rawId: b64(this.id), type: 'public-key' as const }
  }

  #authenticatorData({ rpId = 'localhost', isVerified = true }: Bends, attested?: Buffer): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)])
  }

  #attested(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    // COSE: EC2 (1: 2), ES256 (3: -7), P-256 (-1: 1), x (-2) and y (-3).
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      ...[Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      ...[Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.concat([Buffer.alloc(16), length, this.id, key])
  }
}

function clientData(type: string, challenge: string, bends: Bends): string {
  const { origin = ORIGIN } = bends
  const data = { type: bends.type ?? type, challenge, origin, crossOrigin: false }
  return b64(Buffer.from(JSON.stringify(data)))
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])

/** Encodes at most 255 bytes. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
