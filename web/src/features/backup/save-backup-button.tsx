import { requireDevice } from '../../sync/record/device'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { backupTexts } from './texts'
import { useBackupDialog } from './use-backup-dialog'

export function SaveBackupButton() {
  const { Dialog, open, close } = useBackupDialog()
  return (
    <>
      <Button icon={<Icon name="download" size={20} />} onClick={open}>
        {backupTexts.save}
      </Button>
      {Dialog && <Dialog source={requireDevice()} onClose={close} />}
    </>
  )
}
