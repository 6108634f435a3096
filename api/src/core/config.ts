import type { RecordSize } from 'sync-protocol/sync'

export type Config = {
  /** Scheme, host and port, without a slash at the end. */
  publicOrigin: string
  isProduction: boolean
  /** Each of our proxies adds to X-Forwarded-For. */
  proxyHops: number
  /** Replaces the owner token that the first start makes. */
  adminToken?: string | undefined
  recordLimits?: RecordSize
}

/** Only the settings and the machine of this server know these facts. */
export type SystemFacts = {
  isBundledDatabase: boolean
  sendsMail: boolean
  backsUp: boolean
  /** Reads the disk with DATA_DIR. */
  readDisk(): Promise<{ freeBytes: number; diskBytes: number }>
}
