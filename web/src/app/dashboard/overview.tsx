import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SaveBackupButton } from '../../features/backup/save-backup-button'
import { OverviewTab } from '../../features/dashboard/overview-tab'
import { InstallOffer } from '../../features/install/install-offer'
import { QuickShareCard } from '../../features/share/quick-share-card'
import { readFirstRun } from '../../people/first-run'
import { useIsOthers, useProfiles, useWaitingPeople } from '../../people/profiles'
import { useAccount } from '../../people/session'
import { isAnotherNoted } from '../../people/session-note'
import { useFreshEmail } from '../../people/use-confirm-email'
import { useRead } from '../../stores/use-read'
import { Skeleton } from '../../ui/skeleton'
import { useLacksKit } from './session-notices'

const EmbeddedPage = lazy(async () => ({
  default: (await import('../../features/responder/embedded-page')).EmbeddedPage,
}))

const LeftoverCards = lazy(async () => ({
  default: await import('../../features/family/unsent-copy-cards').then(
    ({ LeftoverCards }) => LeftoverCards,
    () => Nothing,
  ),
}))

const ReminderCards = lazy(async () => ({
  default: await import('../../features/family/reminder-cards').then(
    ({ ReminderCards }) => ReminderCards,
    () => Nothing,
  ),
}))

/** The phone does not store it, because it leads to a screen that needs the server. */
const BringNotice = lazy(async () => ({
  default: await import('../start/bring-notice').then(
    ({ BringNotice }) => BringNotice,
    () => Nothing,
  ),
}))
const Nothing = (_: object) => null

export function Overview() {
  const [params, setParams] = useSearchParams()

  function close() {
    const rest = new URLSearchParams(params)
    rest.delete('share')
    setParams(rest, { replace: true })
  }

  const isOthers = useIsOthers()
  const isNoted = useProfiles(({ list }) => list.length > 0)
  const isAsked = params.get('share') === 'contacts'
  const isEmailUnconfirmed = useAccount()?.emailState === 'unconfirmed'
  useFreshEmail(isEmailUnconfirmed)
  const [waiting] = useWaitingPeople()
  return (
    <div className="grid grid-cols-1 gap-6 has-data-waiting:*:last:invisible">
      {isNoted && (
        <Suspense>
          <LeftoverCards />
        </Suspense>
      )}
      {!isOthers && <OtherRecordNotice />}
      <OverviewTab
        facts={{
          isFirstRunOpen: readFirstRun() !== undefined,
          isEmailUnconfirmed,
          lacksRecoveryKit: useLacksKit(),
          waiting: waiting && { name: waiting.name, profileId: waiting.profile.id },
        }}
        pageIn={(card, locale) => (
          <Suspense fallback={<Skeleton block />}>
            <EmbeddedPage shown={{ live: card }} first={locale} />
          </Suspense>
        )}
        quickShare={record => <QuickShareCard record={record} isAsked={isAsked} onClosed={close} />}
      />
      {/* These load late, so they come below the content that is read first. */}
      {isNoted && (
        <Suspense>
          <ReminderCards most={1} />
        </Suspense>
      )}
      {/* This loads late and is hidden until the rest is loaded, so that no content moves. */}
      <InstallOffer saveBackup={<SaveBackupButton />} />
    </div>
  )
}

function OtherRecordNotice() {
  const accountId = useAccount()?.id
  const isThere = useRead(isAnotherNoted, accountId)
  if (!accountId || !isThere) return null
  return (
    <Suspense>
      <BringNotice accountId={accountId} />
    </Suspense>
  )
}
