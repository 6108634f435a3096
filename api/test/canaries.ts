import { createHash, randomBytes, randomInt } from 'node:crypto'

type Canary = { label: string; forms: Buffer[]; isDigits: boolean }

/**
 * Words that occur only where a test put them. If one can be read elsewhere, the test knows which word leaked
 * and its encoding.
 */
export class Canaries {
  readonly mark = `Zq${randomBytes(9).toString('hex')}`
  readonly #canaries: Canary[] = [this.#canaryOf('a made-up word', this.mark)]
  #made = 0

  word(label: string): string {
    this.#made += 1
    return this.keep(label, `${this.mark}${this.#made}x`)
  }

  /** Avoids well-known PINs. */
  pin(label: string): string {
    return this.keep(label, String(randomInt(200_000, 900_000)))
  }

  /** A secret that cannot be guessed may be stored `hashed`. */
  keep(label: string, secret: string, as: 'hashed' | 'nowhere' = 'nowhere'): string {
    if (secret.length < 6) throw new Error(`${label} is too short to be told from chance`)
    this.#canaries.push(this.#canaryOf(label, secret, as))
    return secret
  }

  /** Returns the labels of the canaries in the bytes. A made-up word counts only as a whole. */
  findIn(bytes: Uint8Array | string): string[] {
    const content = Buffer.from(bytes)
    const isWordThere = this.#isThere(content, this.#canaries[0])
    return this.#canaries
      .filter(
        canary =>
          (isWordThere || !canary.label.startsWith('word ')) && this.#isThere(content, canary),
      )
      .map(({ label }) => label)
  }

  #canaryOf(label: string, secret: string, as = 'nowhere'): Canary {
    const isWord = secret.startsWith(this.mark) && secret !== this.mark
    const plain = Buffer.from(secret)
    const digest = createHash('sha256').update(plain).digest()
    const forms = [
      plain,
      Buffer.from(secret.toLowerCase()),
      Buffer.from(secret, 'utf16le'),
      Buffer.from(plain.toString('hex')),
      // Characters of base64 that do not depend on the neighbouring bytes.
      ...[0, 1, 2].map(shift => base64Core(plain, shift)),
      // The hash of a PIN or an address can be guessed by trial, so it counts as readable.
      ...(as === 'hashed' ? [] : [digest, Buffer.from(digest.toString('hex'))]),
    ]
    return {
      label: isWord ? `word ${label}` : label,
      forms: forms.filter(form => form.length >= 6),
      isDigits: /^\d+$/.test(secret),
    }
  }

  #isThere(content: Buffer, canary: Canary | undefined): boolean {
    return (canary?.forms ?? []).some(form => {
      for (let at = content.indexOf(form); at >= 0; at = content.indexOf(form, at + 1)) {
        // Digits do not count as part of a longer number, time or hash.
        const around = content
          .subarray(Math.max(0, at - 1), at + form.length + 1)
          .toString('latin1')
        if (!canary?.isDigits || !/^[\w.-]|[\w-]$/.test(around.replace(form.toString(), '|'))) {
          return true
        }
      }
      return false
    })
  }
}

function base64Core(bytes: Buffer, shift: number): Buffer {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString('base64')
    .replace(/=+$/, '')
  return Buffer.from(text.slice(shift === 0 ? 0 : shift + 1, -1))
}
