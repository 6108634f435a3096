import { paths } from '../../addresses/paths'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { SaveBackupButton } from './save-backup-button'

export function BackupCard() {
  return (
    <Card title="Backup file">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">
          Your entries, your codes, and the photos and documents that are on this phone, in a file
          that is encrypted with a passphrase and opens on any phone without a connection.
        </p>
        <div className="flex flex-wrap gap-2">
          <SaveBackupButton />
          <ButtonLink to={paths.restore} tone="bare">
            Restore from a file
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
