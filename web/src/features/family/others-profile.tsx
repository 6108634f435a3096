import { Suspense } from 'react'
import { dashboardPath, familyPath, paths, profilePath } from '../../addresses/paths'
import { late } from '../../loading/late'
import {
  nameOfProfile,
  recordWords,
  showProfile,
  useMay,
  useProfiles,
  useShownProfile,
} from '../../people/profiles'
import { peopleTexts } from '../../people/texts'
import { Card } from '../../ui/card'
import { LinkList, type LinkRow } from '../../ui/link-list'
import { roleLine } from './role-words'
import { familyTexts } from './texts'

/** Exporting needs the server, so this script is not stored for offline use. */
const ExportButton = late(() =>
  import('./export-button').then(
    ({ ExportRecordButton: ExportButton }) => ExportButton,
    () => () => null,
  ),
)

const texts = familyTexts.othersProfile

export function OthersProfile() {
  const shown = useShownProfile()
  const actorId = useProfiles(state => state.actorId)
  const mayAlerts = useMay('alerts')
  const mayEdit = useMay('edit')
  const mayExport = useMay('export')
  if (!shown || !actorId) return null
  const rows: LinkRow[] = [
    { to: familyPath(shown.id), title: texts.members, icon: 'people' },
    ...(mayAlerts ? [{ to: paths.alerts, title: texts.alerts, icon: 'bell' } as const] : []),
    ...(mayExport || mayEdit
      ? [
          {
            to: profilePath('clinic'),
            title: peopleTexts.profilePages.clinic,
            icon: 'heart',
          } as const,
        ]
      : []),
    ...(mayExport
      ? [{ to: profilePath('phone'), title: texts.backup, icon: 'download' } as const]
      : []),
    { to: paths.summary, title: texts.summary, icon: 'print' },
    {
      ...{ to: dashboardPath('profile'), title: texts.account, detail: texts.accountDetail },
      ...{ icon: 'person', onClick: () => showProfile(actorId) },
    },
  ]
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <LinkList label={recordWords(shown)} rows={rows} />
      <Card title={recordWords(shown)} lead={roleLine(shown)}>
        {mayExport && (
          <Suspense>
            <ExportButton name={nameOfProfile(shown)} />
          </Suspense>
        )}
      </Card>
    </div>
  )
}
