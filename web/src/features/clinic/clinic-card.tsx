import { paths } from '../../addresses/paths'
import { useLateDialog } from '../../loading/use-late-script'
import { useMay, useShownProfile, whoseRecord } from '../../people/profiles'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { clinicTexts } from './texts'

const texts = clinicTexts.card

/** The dialogs are downloaded once there is a record (offline.ts). */
const loadFile = async () => (await import('./summary/clinic-dialog')).ClinicDialog
const loadLinks = async () => (await import('./links/links-dialog')).LinksDialog

export function ClinicCard() {
  const file = useLateDialog(loadFile, texts.firstTime)
  const links = useLateDialog(loadLinks, texts.firstTime)
  const mayEdit = useMay('edit')
  const mayShare = useMay('export')
  const shown = useShownProfile()
  if (!mayShare && !mayEdit) return null
  const { whose, name } = whoseRecord(shown)
  const summaryText = whose === 'other' ? texts.other({ name }) : texts[whose]
  return (
    <Card>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">{mayShare ? summaryText : texts.onlyAdd}</p>
        <div className="flex flex-wrap gap-2">
          {mayShare && (
            <>
              <Button icon={<Icon name="download" size={20} />} onClick={file.open}>
                {texts.file}
              </Button>
              <Button icon={<Icon name="qr" size={20} />} onClick={links.open}>
                {texts.links}
              </Button>
            </>
          )}
          {mayEdit && (
            <ButtonLink to={paths.import} icon={<Icon name="plus" size={20} />}>
              {texts.add}
            </ButtonLink>
          )}
        </div>
      </div>
      {file.Dialog && <file.Dialog onClose={file.close} />}
      {links.Dialog && <links.Dialog onClose={links.close} />}
    </Card>
  )
}
