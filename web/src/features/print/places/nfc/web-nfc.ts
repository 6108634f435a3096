/** The parts of Web NFC (W3C draft) that the app uses; TypeScript's library lacks them. */
export interface TagReader {
  scan(options: { signal: AbortSignal }): Promise<void>
  write(
    message: { records: { recordType: 'url'; data: string }[] },
    options: { overwrite: true; signal: AbortSignal },
  ): Promise<void>
  /** Chrome 100 and newer. */
  makeReadOnly?(options: { signal: AbortSignal }): Promise<void>
  onreading: ((event: TagReading) => void) | null
  onreadingerror: (() => void) | null
}

export interface TagReading {
  message: { records: readonly { recordType: string; data?: DataView }[] }
}

/** Undefined in every browser but Chrome on Android. */
export function tagReader(): TagReader | undefined {
  const { NDEFReader } = globalThis as { NDEFReader?: new () => TagReader }
  return NDEFReader && new NDEFReader()
}
