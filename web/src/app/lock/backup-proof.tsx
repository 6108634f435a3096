import { useState } from 'react'
import { readOnce } from '../../db/read-once'
import type { ReadBackup } from '../../features/backup/backup-content'
import { OpenBackupForm } from '../../features/backup/open-backup-form'
import { forgetTries } from '../../features/lock/pin'
import { openNow } from '../../features/lock/watch'
import { readSession, recordOwnerOf } from '../../people/session'
import { Notice } from '../../ui/notice'
import { backupProofTexts as texts } from './texts'

export function BackupProof() {
  const [isOther, setOther] = useState(false)

  async function prove(backup: ReadBackup) {
    const isSame = await isProof(backup)
    setOther(!isSame)
    if (!isSame) return
    await forgetTries()
    openNow()
  }

  return (
    <div className="grid gap-4">
      <h2 className="text-lg">{texts.title}</h2>
      {isOther && (
        <Notice tone="danger" announce="alert">
          {texts.wrongFile}
        </Notice>
      )}
      <OpenBackupForm onOpened={prove} />
    </div>
  )
}

/**
 * Anyone can make a file with a passphrase of their own. The ids of the record are not secret either, because
 * links and shared data contain them. The proof is therefore a secret of this phone.
 */
async function isProof({ lockProof }: ReadBackup): Promise<boolean> {
  const id = recordOwnerOf(readSession())?.id
  if (id === undefined || lockProof === undefined) return false
  const here = await readOnce(id)
  return here?.meta.lockProofs.includes(lockProof) === true
}
