/** Only the settings and the machine of this server know these facts. */
export type SystemFacts = {
  isBundledDatabase: boolean
  sendsMail: boolean
  backsUp: boolean
  /** Reads the disk with DATA_DIR. */
  readDisk(): Promise<{ freeBytes: number; diskBytes: number }>
}
