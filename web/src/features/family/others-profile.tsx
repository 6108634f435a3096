import { type ReactNode, Suspense } from 'react'
import { dashboardPath, familyPath, paths } from '../../addresses/paths'
import {
  nameOfProfile,
  recordWords,
  showProfile,
  useMay,
  useProfiles,
  useShownProfile,
} from '../../stores/profiles'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { late } from '../../ui/late'
import { roleLine } from './role-words'

/** Exporting needs the server, so this script is not stored for offline use. */
const ExportButton = late(() =>
  import('./export-button').then(
    ({ ExportRecordButton: ExportButton }) => ExportButton,
    () => () => null,
  ),
)

export function OthersProfile({ backup, clinic }: { backup: ReactNode; clinic: ReactNode }) {
  const shown = useShownProfile()
  const actorId = useProfiles(state => state.actorId)
  const mayExport = useMay('export')
  if (!shown || !actorId) return null
  const name = nameOfProfile(shown)
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <Card title={recordWords(shown)} lead={`${roleLine(shown)}.`}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={familyPath(shown.id)} icon={<Icon name="people" size={20} />}>
            Who may open it
          </ButtonLink>
          <ButtonLink to={paths.summary} icon={<Icon name="print" size={20} />}>
            Print a summary
          </ButtonLink>
          {mayExport && (
            <Suspense>
              <ExportButton name={name} />
            </Suspense>
          )}
        </div>
      </Card>
      <Card
        title="Your account"
        lead="Your password, passkeys and devices are with your own record."
      >
        <ButtonLink to={dashboardPath('profile')} onClick={() => showProfile(actorId)}>
          Go to my account
        </ButtonLink>
      </Card>
      {mayExport && backup}
      {clinic}
    </div>
  )
}
