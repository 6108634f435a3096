import type { RecordSize } from 'sync-protocol/sync'

export type Config = {
  /** Scheme, host and port of the app as people see them, without a slash at the end. */
  publicOrigin: string
  isProduction: boolean
  /** The number of our proxies in front of the server. Each of them adds to X-Forwarded-For. */
  proxyHops: number
  /** Replaces the owner token that the first start makes. */
  adminToken?: string | undefined
  /** The limits of one person's record. The default is `RECORD_LIMITS` of `sync-protocol`. */
  recordLimits?: RecordSize
}
