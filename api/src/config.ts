import type { RecordSize } from 'sync-protocol/sync'

export type Config = {
  /** Scheme, host and port people see; no slash at the end. */
  publicOrigin: string
  isProduction: boolean
  /** Proxies of ours in front of the server, each of which adds to X-Forwarded-For. */
  proxyHops: number
  /** Stands in for the owner token that the first start makes. */
  adminToken?: string | undefined
  /** How large one person's record may grow; absent: as `sync-protocol` has it. */
  recordLimits?: RecordSize
}
