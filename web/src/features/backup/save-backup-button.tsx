import { useLateDialog } from '../../stores/use-late-dialog'
import { requireDevice } from '../../sync/record/device'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

/** Not among the files that a phone keeps (dev/build/chunk-file.ts). */
const loadDialog = async () => (await import('./backup-dialog')).BackupDialog
const FIRST_TIME = 'Saving a backup file needs a connection the first time.'

export function SaveBackupButton() {
  const { Dialog, open, close } = useLateDialog(loadDialog, FIRST_TIME)
  return (
    <>
      <Button icon={<Icon name="download" size={20} />} onClick={open}>
        Save a backup file
      </Button>
      {Dialog && <Dialog source={requireDevice()} onClose={close} />}
    </>
  )
}
