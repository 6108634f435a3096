import { paths } from '../../addresses/paths'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { SaveBackupButton } from './save-backup-button'
import { backupTexts } from './texts'

const texts = backupTexts.card

export function BackupCard() {
  return (
    <Card title={texts.title}>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">{texts.text}</p>
        <div className="flex flex-wrap gap-2">
          <SaveBackupButton />
          <ButtonLink to={paths.restore} tone="bare">
            {texts.restore}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
