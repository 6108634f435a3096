import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { paths } from '../../app/paths'
import { showToast } from '../../stores/toast'
import { requireDevice } from '../../sync/record/device'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import type { BackupDialog } from './backup-dialog'

/** Not among the files that a phone keeps (dev/build/chunk-file.ts). */
const loadDialog = async () => (await import('./backup-dialog')).BackupDialog

/** A copy that no server has: for who has no account, and for who wants one at home all the same. */
export function BackupCard() {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof BackupDialog>>>()

  // So that it opens without a connection too, once this was looked at with one.
  useEffect(() => void loadDialog().catch(() => undefined), [])

  async function open() {
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded)
    } catch {
      const description = 'Saving a backup file needs a connection the first time.'
      showToast({ title: 'Not loaded yet', description })
    }
  }

  return (
    <Card title="Backup file">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">
          Your entries, your codes, and the photos and documents that are on this phone, in a file
          that is encrypted with a passphrase and opens on any phone without a connection.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Icon name="download" size={20} />} onClick={() => void open()}>
            Save a backup file
          </Button>
          <ButtonLink to={paths.restore} tone="bare">
            Restore from a file
          </ButtonLink>
        </div>
      </div>
      {Dialog && <Dialog source={requireDevice()} onClose={() => setDialog(undefined)} />}
    </Card>
  )
}
