import { StartError } from '../core/start-error'
import { asOwner } from '../db/as-owner'
import type { Tx } from '../db/guard-transaction'
import { failureOf } from '../http/request-log'
import type { Outbox } from '../outbox/outbox'
import { backupTexts } from './texts'

export type BackupState = {
  newestAt: Date | null
  /** When a new backup was read back to its end. */
  provedAt: Date | null
  failedAt: Date | null
  failure: string | null
}

const HOUR_MS = 60 * 60_000
/** A backup is made each day, and a failed one is tried again within half an hour. */
export const STALE_MS = 26 * HOUR_MS
const TELL_AGAIN_MS = 24 * HOUR_MS

export const isBackupWell = ({ newestAt, failedAt }: BackupState, now: Date): boolean =>
  newestAt !== null &&
  now.getTime() - newestAt.getTime() <= STALE_MS &&
  (failedAt === null || failedAt <= newestAt)

export async function readBackupState(tx: Tx): Promise<BackupState> {
  const [row] = await tx<BackupState[]>`
    select newest_at as "newestAt", proved_at as "provedAt", failed_at as "failedAt", failure
    from backup_state`
  return row ?? { newestAt: null, provedAt: null, failedAt: null, failure: null }
}

type Watch = {
  ownerUrl: string
  outbox: Outbox
  /** Undefined if nobody wants an e-mail. */
  operatorEmail: string | undefined
  publicOrigin: string
  now: () => Date
}

/** Keeps what the backup found, for the owner's screen and the metrics, and tells the operator if it failed. */
export async function watchBackup(watch: Watch, backUp: () => Promise<Date>): Promise<void> {
  const startedAt = watch.now()
  try {
    const newestAt = await backUp()
    const isNew = newestAt >= startedAt
    await asOwner(watch.ownerUrl, owner =>
      owner.transaction(
        tx => tx`
          update backup_state set newest_at = ${newestAt}, failed_at = null, failure = null,
            told_at = null, proved_at = case when ${isNew} then ${newestAt} else proved_at end`,
      ),
    )
  } catch (error) {
    const failure = error instanceof StartError ? error.message : failureOf(error).name
    await keepFailure(watch, failure)
    throw error
  }
}

const keepFailure = (
  { ownerUrl, outbox, operatorEmail, publicOrigin, now }: Watch,
  failure: string,
) =>
  asOwner(ownerUrl, owner =>
    owner.transaction(async tx => {
      const at = now()
      await tx`update backup_state set failed_at = ${at}, failure = ${failure}`
      if (!operatorEmail) return
      const told = await tx`
        update backup_state set told_at = ${at}
        where told_at is null or told_at <= ${new Date(at.getTime() - TELL_AGAIN_MS)} returning 1`
      if (told.length === 0) return
      const { newestAt } = await readBackupState(tx)
      await outbox.put(tx, {
        ...{ kind: 'email', name: 'backup_failed', to: operatorEmail, about: [] },
        subject: backupTexts.subject,
        text: backupTexts.text({ failure, newestAt, publicOrigin }),
      })
    }),
  )
