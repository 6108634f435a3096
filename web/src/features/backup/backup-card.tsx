import { paths } from '../../app/paths'
import { useLateDialog } from '../../stores/use-late-dialog'
import { requireDevice } from '../../sync/record/device'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'

/** Not among the files that a phone keeps (dev/build/chunk-file.ts). */
const loadDialog = async () => (await import('./backup-dialog')).BackupDialog
const FIRST_TIME = 'Saving a backup file needs a connection the first time.'

/** A copy that no server has: for who has no account, and for who wants one at home all the same. */
export function BackupCard() {
  const { Dialog, open, close } = useLateDialog(loadDialog, FIRST_TIME)
  return (
    <Card title="Backup file">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">
          Your entries, your codes, and the photos and documents that are on this phone, in a file
          that is encrypted with a passphrase and opens on any phone without a connection.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Icon name="download" size={20} />} onClick={open}>
            Save a backup file
          </Button>
          <ButtonLink to={paths.restore} tone="bare">
            Restore from a file
          </ButtonLink>
        </div>
      </div>
      {Dialog && <Dialog source={requireDevice()} onClose={close} />}
    </Card>
  )
}
