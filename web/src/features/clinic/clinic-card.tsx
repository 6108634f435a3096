import { paths } from '../../addresses/paths'
import { recordWords, useMay, useShownProfile } from '../../stores/profiles'
import { useLateDialog } from '../../stores/use-late-dialog'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'

/** The dialogs are downloaded once there is a record (dev/build/chunk-file.ts). */
const loadFile = async () => (await import('./summary/clinic-dialog')).ClinicDialog
const loadLinks = async () => (await import('./links/links-dialog')).LinksDialog
const FIRST_TIME = 'This needs a connection the first time.'

export function ClinicCard() {
  const file = useLateDialog(loadFile, FIRST_TIME)
  const links = useLateDialog(loadLinks, FIRST_TIME)
  const mayEdit = useMay('edit')
  const mayShare = useMay('export')
  const shown = useShownProfile()
  if (!mayShare && !mayEdit) return null
  return (
    <Card title="For a clinic (IPS)">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">
          {mayShare
            ? `${shown ? recordWords(shown) : 'Your record'} as an International Patient Summary, which the software of clinics takes in: as a file that is made on this phone, without a connection, or by a link.`
            : 'A clinic’s summary can be taken into this record. To give the record away is for its guardians.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {mayShare && (
            <>
              <Button icon={<Icon name="download" size={20} />} onClick={file.open}>
                Make the file
              </Button>
              <Button icon={<Icon name="qr" size={20} />} onClick={links.open}>
                Links
              </Button>
            </>
          )}
          {mayEdit && (
            <ButtonLink to={paths.import} icon={<Icon name="plus" size={20} />}>
              Add from a clinic
            </ButtonLink>
          )}
        </div>
      </div>
      {file.Dialog && <file.Dialog onClose={file.close} />}
      {links.Dialog && <links.Dialog onClose={links.close} />}
    </Card>
  )
}
