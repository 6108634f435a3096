import { useLateDialog } from '../../stores/use-late-dialog'

const loadDialog = async () => (await import('./backup-dialog')).BackupDialog
const FIRST_TIME = 'Saving a backup file needs a connection the first time.'

export const useBackupDialog = () => useLateDialog(loadDialog, FIRST_TIME)
