import type { RecordSize } from 'sync-protocol/sync'

export type Config = {
  /** Scheme, host and port, without a slash at the end. */
  publicOrigin: string
  isProduction: boolean
  /** The number of our proxies. Each one adds to X-Forwarded-For. */
  proxyHops: number
  /** Replaces the owner token that the first start makes. */
  adminToken?: string | undefined
  /** The default is `RECORD_LIMITS` of `sync-protocol`. */
  recordLimits?: RecordSize
}
