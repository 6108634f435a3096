import type { Tx } from './guard-transaction'

export type BackupState = {
  newestAt: Date | null
  /** When a new backup was read back to its end. */
  provedAt: Date | null
  failedAt: Date | null
  failure: string | null
}

const HOUR_MS = 60 * 60_000
/** A backup is made each day, and a failed one is tried again within half an hour. */
export const BACKUP_STALE_MS = 26 * HOUR_MS

export const isBackupWell = ({ newestAt, failedAt }: BackupState, now: Date): boolean =>
  newestAt !== null &&
  now.getTime() - newestAt.getTime() <= BACKUP_STALE_MS &&
  (failedAt === null || failedAt <= newestAt)

export async function readBackupState(tx: Tx): Promise<BackupState> {
  const [row] = await tx<BackupState[]>`
    select newest_at as "newestAt", proved_at as "provedAt", failed_at as "failedAt", failure
    from backup_state`
  return row ?? { newestAt: null, provedAt: null, failedAt: null, failure: null }
}
