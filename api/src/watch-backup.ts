import { backupTexts } from './backup/texts'
import { StartError } from './core/start-error'
import { asOwner } from './db/as-owner'
import { readBackupState } from './db/backup-state'
import { failureOf } from './http/request-log'
import type { Outbox } from './outbox/outbox'

const NEXT_EMAIL_MS = 24 * 60 * 60_000

type Watch = {
  ownerUrl: string
  outbox: Outbox
  operatorEmail: string | undefined
  publicOrigin: string
  now: () => Date
}

/** Keeps what the backup found, for the owner's screen and the metrics, and sends the operator an e-mail if it failed. */
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
        where told_at is null or told_at <= ${new Date(at.getTime() - NEXT_EMAIL_MS)} returning 1`
      if (told.length === 0) return
      const { newestAt } = await readBackupState(tx)
      await outbox.put(tx, {
        ...{ kind: 'email', name: 'backup_failed', to: operatorEmail, about: [] },
        subject: backupTexts.subject,
        text: backupTexts.text({ failure, newestAt, publicOrigin }),
      })
    }),
  )
