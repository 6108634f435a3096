import {
  armor,
  Decrypter,
  Encrypter,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'
import { StartError } from '../core/start-error'
import { FrameFault } from './frames'

/** age calls a secret key an identity, and a public key a recipient. */
export type KeyPair = { secretKey: string; publicKey: string }

export async function makeKeyPair(): Promise<KeyPair> {
  const secretKey = await generateX25519Identity()
  return { secretKey, publicKey: await identityToRecipient(secretKey) }
}

export const isRecipient = (text: string): boolean => {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

/** Reads a file as `age-keygen` and `lifetag keys new-backup-pair` write it. */
export function parseIdentities(text: string): string[] {
  const identities = text.split(/\s+/).filter(word => word.startsWith('AGE-SECRET-KEY-'))
  try {
    for (const identity of identities) new Decrypter().addIdentity(identity)
    if (identities.length > 0) return identities
  } catch {
    // The message below says what is expected.
  }
  throw new StartError('The file of the secret key has no line that begins with AGE-SECRET-KEY-1')
}

export async function* sealStream(
  plain: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): AsyncGenerator<Uint8Array> {
  yield* await encrypterTo(recipients).encrypt(ReadableStream.from(plain))
}

export async function* openStream(
  sealed: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  let hasBegun = false
  // Faults of the disk or the network keep their own message.
  let outside: unknown
  const source = (async function* () {
    try {
      yield* sealed
    } catch (error) {
      outside = error
      throw error
    }
  })()
  try {
    const plain = await decrypterBy(identities).decrypt(ReadableStream.from(source))
    hasBegun = true
    yield* plain
  } catch (error) {
    throw outside ?? (hasBegun ? damaged() : asHeaderFault(error))
  }
}

function asHeaderFault(error: unknown): StartError {
  const isOtherKey = error instanceof Error && error.message.includes('no identity matched')
  return isOtherKey
    ? new StartError(
        'The backup is sealed to another key. Name the file of the right one with --identity.',
      )
    : new StartError('The file is no backup, or its beginning is damaged.')
}

export const damaged = () =>
  new StartError('The backup is damaged: it was cut off or altered. Nothing was changed.')

/** The reader reports faults of the format itself as damage, too. */
export async function whole<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    throw error instanceof FrameFault || error instanceof SyntaxError ? damaged() : error
  }
}

export async function sealText(text: string, recipient: string): Promise<string> {
  return armor.encode(await encrypterTo([recipient]).encrypt(text))
}

/** Returns undefined if it is sealed to another key. */
export async function openText(
  sealed: string,
  identities: readonly string[],
): Promise<string | undefined> {
  try {
    return await decrypterBy(identities).decrypt(armor.decode(sealed), 'text')
  } catch {
    return undefined
  }
}

function encrypterTo(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return encrypter
}

function decrypterBy(identities: readonly string[]): Decrypter {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return decrypter
}
