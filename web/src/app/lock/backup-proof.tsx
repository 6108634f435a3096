import { useState } from 'react'
import { readOnce } from '../../db/read-once'
import type { ReadBackup } from '../../features/backup/backup-content'
import { OpenBackupForm } from '../../features/backup/open-backup-form'
import { forgetTries } from '../../features/lock/pin'
import { openNow } from '../../features/lock/watch'
import { readSession, recordOwnerOf } from '../../stores/session'
import { Notice } from '../../ui/notice'

/** Opens the lock of a record without an account: who has its file and the passphrase has all of it. */
export function BackupProof() {
  const [isOther, setOther] = useState(false)

  async function prove(backup: ReadBackup) {
    const isSame = await isOfThisRecord(backup)
    setOther(!isSame)
    if (!isSame) return
    await forgetTries()
    openNow()
  }

  return (
    <div className="grid gap-4">
      <h2 className="text-lg">Open it with your backup file</h2>
      {isOther && (
        <Notice tone="danger" announce="alert">
          This file is of another record.
        </Notice>
      )}
      <OpenBackupForm onOpened={backup => void prove(backup)} />
    </div>
  )
}

/**
 * The file names its owner. One that was restored here names the owner before: its entries have kept their
 * ids, which are random and known to nobody else.
 */
async function isOfThisRecord({ owner, rows }: ReadBackup): Promise<boolean> {
  const id = recordOwnerOf(readSession())?.id
  if (id === undefined) return false
  if (owner === id) return true
  const here = new Set((await readOnce(id))?.rows.map(row => row.id))
  return rows.some(row => here.has(row.id))
}
