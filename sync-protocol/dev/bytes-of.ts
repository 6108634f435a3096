/** A text means the codes of its characters, which have to be below 256. */
export const bytesOf = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap(part =>
      typeof part === 'string' ? [...part].map(letter => letter.charCodeAt(0)) : part,
    ),
  )
