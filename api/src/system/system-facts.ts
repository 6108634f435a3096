import { readMachine } from '../checks/check-machine'
import type { Env } from '../core/env'

/** What only the settings and the machine of this server know. */
export type SystemFacts = {
  isBundledDatabase: boolean
  sendsMail: boolean
  backsUp: boolean
  /** The disk with DATA_DIR. */
  readDisk(): Promise<{ freeBytes: number; diskBytes: number }>
}

export const systemFactsOf = ({ database, smtpUrl, backup, dataDir }: Env): SystemFacts => ({
  isBundledDatabase: database === null,
  sendsMail: smtpUrl !== undefined,
  backsUp: backup.to !== undefined,
  async readDisk() {
    const { freeBytes, diskBytes } = await readMachine(dataDir)
    return { freeBytes, diskBytes }
  },
})
