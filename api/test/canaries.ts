import { createHash, randomBytes, randomInt } from 'node:crypto'

type Canary = { label: string; forms: Buffer[]; isDigits: boolean }

/**
 * Words that occur nowhere but where a test put them. A test that finds one in a place where nobody
 * should be able to read it knows what leaked, and how it was written there.
 */
export class Canaries {
  /** Begins each made-up word: where it is not found, none of them is. */
  readonly mark = `Zq${randomBytes(9).toString('hex')}`
  readonly #canaries: Canary[] = [this.#canaryOf('a made-up word', this.mark)]
  #made = 0

  /** A new word for that place. */
  word(label: string): string {
    this.#made += 1
    return this.keep(label, `${this.mark}${this.#made}x`)
  }

  /** Six digits nobody would call a well-known PIN. */
  pin(label: string): string {
    return this.keep(label, String(randomInt(200_000, 900_000)))
  }

  /** A secret that the app or the test made. One that cannot be guessed may be kept as its hash. */
  keep(label: string, secret: string, as: 'hashed' | 'nowhere' = 'nowhere'): string {
    if (secret.length < 6) throw new Error(`${label} is too short to be told from chance`)
    this.#canaries.push(this.#canaryOf(label, secret, as))
    return secret
  }

  /** What of them can be read there. Of a longer word only its own label is told. */
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
      // The letters that do not hang on what stands before and behind.
      ...[0, 1, 2].map(shift => base64Core(plain, shift)),
      // A hash without a key can be tried out: for a PIN or an address it is as good as clear text.
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
        // A few digits stand in the middle of any longer number, time or hash.
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

/** How the bytes look within base64, whatever stands around them. */
function base64Core(bytes: Buffer, shift: number): Buffer {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString('base64')
    .replace(/=+$/, '')
  return Buffer.from(text.slice(shift === 0 ? 0 : shift + 1, -1))
}
