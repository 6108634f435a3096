import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { dashboardPath, familyPath, paths } from '../../addresses/paths'
import { late } from '../../loading/late'
import {
  type NotedProfile,
  nameOfProfile,
  recordWords,
  showProfile,
  useWaitingPeople,
  whoseNamed,
} from '../../people/profiles'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { AddProfile } from './add-profile'
import { useMyProfiles } from './own-profile'
import { ProfileBadge } from './profile-badge'
import { ReminderCards } from './reminder-cards'
import { roleLine } from './role-words'
import { familyTexts } from './texts'

const texts = familyTexts.family

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
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: dashboardPath('profile'), label: texts.back }}
      />
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <WaitingNotices />
          <LeftoverCards />
          <ReminderCards />
          <Card title={texts.records}>
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

function WaitingNotices() {
  return useWaitingPeople().map(({ name, profile }) => (
    <Notice
      key={`${profile.id} ${name}`}
      tone="info"
      title={texts.waits({ name, record: recordWords(profile) })}
      action={<ButtonLink to={familyPath(profile.id)}>{texts.decide}</ButtonLink>}
    >
      {texts.waitsText}
    </Notice>
  ))
}

function ProfileRow({ profile }: { profile: NotedProfile }) {
  const navigate = useNavigate()
  const name = nameOfProfile(profile)
  const named = whoseNamed(profile.name)

  function open() {
    showProfile(profile.id)
    navigate(paths.dashboard)
  }

  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <ProfileBadge profile={profile} />
        <p className="grid min-w-0 flex-1 basis-[8rem]">
          <span className="text-lg font-semibold wrap-anywhere">{name}</span>
          <span className="text-soft">{roleLine(profile)}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button aria-label={texts.openRecord[named.whose]({ name: named.name })} onClick={open}>
            {texts.open}
          </Button>
          <ButtonLink
            to={familyPath(profile.id)}
            aria-label={texts.membersOf[named.whose]({ name: named.name })}
          >
            {texts.members}
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
