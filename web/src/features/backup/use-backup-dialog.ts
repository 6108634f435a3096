import { useLateDialog } from '../../loading/use-late-script'
import { backupTexts } from './texts'

const loadDialog = async () => (await import('./backup-dialog')).BackupDialog

export const useBackupDialog = () => useLateDialog(loadDialog, backupTexts.firstTime)
