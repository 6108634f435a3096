import { type ReactNode, Suspense, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { may } from 'sync-protocol/family'
import { dashboardPath, familyPath, paths } from '../../addresses/paths'
import { late } from '../../loading/late'
import {
  type NotedProfile,
  nameOfProfile,
  recordWords,
  showProfile,
  whoseNamed,
} from '../../people/profiles'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { labelled } from '../../ui/labelled'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { AddProfile } from './add-profile'
import { useMyProfiles } from './own-profile'
import { ProfileBadge } from './profile-badge'
import { HandOverNotice, ReminderNotice } from './reminder-cards'
import { useReminders } from './reminder-list'
import { roleLine } from './role-words'
import { familyTexts } from './texts'
import { LeftoverCards } from './unsent-copy-cards'

const texts = familyTexts.family

/** Only a server can refuse a record, so this script is not stored for offline use. */
const RefusedRecord = late(() =>
  import('./refused-record').then(
    ({ RefusedRecord }) => RefusedRecord,
    () => () => null,
  ),
)

export function FamilyScreen() {
  const profiles = useMyProfiles()
  const { reminders, done } = useReminders()
  return (
    <Main>
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: dashboardPath('profile'), label: texts.back }}
      />
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <LeftoverCards />
          {profiles.map(profile => (
            <Person key={profile.id} profile={profile}>
              {reminders
                .filter(reminder => reminder.profile.id === profile.id)
                .map(reminder => (
                  <ReminderNotice key={reminder.age} reminder={reminder} onDone={done} />
                ))}
            </Person>
          ))}
        </div>
        <AddProfile />
      </div>
    </Main>
  )
}

/** Says who it is, then what needs attention, then what can be done. */
function Person({ profile, children }: { profile: NotedProfile; children: ReactNode }) {
  const { id, role, refusal, waiting = [], handOverAt } = profile
  const navigate = useNavigate()
  const titleId = useId()
  const named = whoseNamed(profile.name)

  function open() {
    showProfile(id)
    navigate(paths.dashboard)
  }

  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-4 rounded-ui border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-3 text-lg">
        <ProfileBadge profile={profile} />
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg wrap-anywhere">
            {nameOfProfile(profile)}
          </h2>
          <p className="text-base text-soft">{roleLine(profile)}</p>
        </div>
      </div>
      {waiting.map(({ invitationId, name }) => (
        <Notice
          key={invitationId}
          tone="info"
          title={familyTexts.bar.waits({ name })}
          action={<ButtonLink to={familyPath(id)}>{texts.decide}</ButtonLink>}
        >
          {texts.waitsText}
        </Notice>
      ))}
      {handOverAt && <HandOverNotice profile={profile} />}
      {children}
      {refusal && (
        <Suspense>
          <RefusedRecord profile={profile} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2">
        <Button aria-label={texts.openRecord[named.whose]({ name: named.name })} onClick={open}>
          {texts.open}
        </Button>
        <ButtonLink
          to={familyPath(id)}
          aria-label={texts.membersOf[named.whose]({ name: named.name })}
        >
          {texts.members}
        </ButtonLink>
        {may(role, 'members') && (
          <ButtonLink
            to={`${familyPath(id)}#invite`}
            icon={<Icon name="plus" size={20} />}
            aria-label={labelled(texts.invite, recordWords(profile))}
          >
            {texts.invite}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
