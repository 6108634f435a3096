import { paths } from '../../app/paths'
import { useMay } from '../../stores/profiles'
import { useLateDialog } from '../../stores/use-late-dialog'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'

/** They come to the phone once there is a record (dev/build/chunk-file.ts). */
const loadFile = async () => (await import('./summary/clinic-dialog')).ClinicDialog
const loadLinks = async () => (await import('./links/links-dialog')).LinksDialog
const FIRST_TIME = 'This needs a connection the first time.'

/** The record as a clinic's own software reads it. */
export function ClinicCard() {
  const file = useLateDialog(loadFile, FIRST_TIME)
  const links = useLateDialog(loadLinks, FIRST_TIME)
  const mayEdit = useMay('edit')
  return (
    <Card title="For a clinic (IPS)">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">
          Your record as an International Patient Summary, which the software of clinics takes in:
          as a file that is made on this phone, without a connection, or by a link.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Icon name="download" size={20} />} onClick={file.open}>
            Make the file
          </Button>
          <Button icon={<Icon name="qr" size={20} />} onClick={links.open}>
            Links
          </Button>
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
