import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { dashboardPath, familyPath, paths } from '../../addresses/paths'
import { type NotedProfile, nameOfProfile, recordOf, showProfile } from '../../stores/profiles'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { late } from '../../ui/late'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { AddProfile } from './add-profile'
import { useMyProfiles } from './own-profile'
import { ProfileBadge } from './profile-badge'
import { ReminderCards } from './reminder-cards'
import { roleLine } from './role-words'
import { LeftoverCards } from './unsent-copy-cards'

/** Only a server can refuse a record, so this script is not stored for offline use. */
const RefusedRecord = late(() =>
  import('./refused-record').then(
    ({ RefusedRecord }) => RefusedRecord,
    () => () => null,
  ),
)

export function FamilyScreen() {
  const profiles = useMyProfiles()
  return (
    <Main>
      <title>{pageTitle('Family and carers')}</title>
      <PageHeader
        title="Family and carers"
        lead="Records you look after, and who may open yours."
        back={{ to: dashboardPath('profile'), label: 'Back to Profile' }}
      />
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <LeftoverCards />
          <ReminderCards />
          <Card title="Records">
            <ul className="divide-y divide-line">
              {profiles.map(profile => (
                <ProfileRow key={profile.id} profile={profile} />
              ))}
            </ul>
          </Card>
        </div>
        <AddProfile />
      </div>
    </Main>
  )
}

function ProfileRow({ profile }: { profile: NotedProfile }) {
  const navigate = useNavigate()
  const name = nameOfProfile(profile)

  function open() {
    showProfile(profile.id)
    navigate(paths.dashboard)
  }

  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <ProfileBadge profile={profile} />
        <p className="grid min-w-0 flex-1 basis-32">
          <span className="text-lg font-semibold wrap-anywhere">{name}</span>
          <span className="text-soft">{roleLine(profile)}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button aria-label={`Open ${recordOf(profile.name)}`} onClick={open}>
            Open
          </Button>
          <ButtonLink
            to={familyPath(profile.id)}
            aria-label={`Who may open it: ${recordOf(profile.name)}`}
          >
            Who may open it
          </ButtonLink>
        </div>
      </div>
      {profile.refusal && (
        <Suspense>
          <RefusedRecord profile={profile} />
        </Suspense>
      )}
    </li>
  )
}
