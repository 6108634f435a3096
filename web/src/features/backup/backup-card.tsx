import { useState } from 'react'
import { paths } from '../../app/paths'
import { requireDevice } from '../../sync/record/device'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { BackupDialog } from './backup-dialog'

/** A copy that no server has: for who has no account, and for who wants one at home all the same. */
export function BackupCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title="Backup file">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">
          A copy of your record for a safe place: your entries, your codes, and the photos and
          documents that are on this phone. It is encrypted with a passphrase, and opens on any
          phone without a connection.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Icon name="download" size={20} />} onClick={() => setOpen(true)}>
            Save a backup file
          </Button>
          <ButtonLink to={paths.restore} tone="bare">
            Restore from a file
          </ButtonLink>
        </div>
      </div>
      {isOpen && <BackupDialog source={requireDevice()} onClose={() => setOpen(false)} />}
    </Card>
  )
}
