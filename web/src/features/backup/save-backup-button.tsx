import { requireDevice } from '../../sync/record/device'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { useBackupDialog } from './use-backup-dialog'

export function SaveBackupButton() {
  const { Dialog, open, close } = useBackupDialog()
  return (
    <>
      <Button icon={<Icon name="download" size={20} />} onClick={open}>
        Save a backup file
      </Button>
      {Dialog && <Dialog source={requireDevice()} onClose={close} />}
    </>
  )
}
