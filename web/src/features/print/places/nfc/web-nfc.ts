/** TypeScript's library lacks these parts of Web NFC (W3C draft). */
export interface TagReader {
  scan(options: { signal: AbortSignal }): Promise<void>
  write(
    message: { records: { recordType: 'url'; data: string }[] },
    options: { overwrite: true; signal: AbortSignal },
  ): Promise<void>
  /** Only in Chrome 100 and newer. */
  makeReadOnly?(options: { signal: AbortSignal }): Promise<void>
  onreading: ((event: TagReading) => void) | null
  onreadingerror: (() => void) | null
}

export interface TagReading {
  message: { records: readonly { recordType: string; data?: DataView }[] }
}

/** Returns undefined in every browser but Chrome on Android. */
export function tagReader(): TagReader | undefined {
  const { NDEFReader } = globalThis as { NDEFReader?: new () => TagReader }
  return NDEFReader && new NDEFReader()
}
