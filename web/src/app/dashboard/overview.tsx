import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmailHint } from '../../features/account/email-hint'
import { SaveBackupButton } from '../../features/backup/save-backup-button'
import { OverviewTab } from '../../features/dashboard/overview-tab'
import { InstallOffer } from '../../features/install/install-offer'
import { QuickShareCard } from '../../features/share/quick-share-card'
import { readFirstRun } from '../../stores/first-run'
import { useIsOthers, useProfiles } from '../../stores/profiles'
import { useAccount } from '../../stores/session'
import { isAnotherNoted } from '../../stores/session-note'
import { useRead } from '../../stores/use-read'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { paths } from '../paths'

/** Only who asks how others read the record needs it. */
const EmbeddedPage = lazy(async () => ({
  default: (await import('../../features/responder/embedded-page')).EmbeddedPage,
}))

/** Only who may open, or might once, a record of somebody else needs it. */
const LeftoverCards = lazy(async () => ({
  default: await import('../../features/family/leftover-cards').then(
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

/** It leads to a screen that needs the server, and is not kept on the phone either. */
const BringNotice = lazy(async () => ({
  default: await import('../start/bring-notice').then(
    ({ BringNotice }) => BringNotice,
    () => Nothing,
  ),
}))
const Nothing = (_: { most?: number; accountId?: string }) => null

/** The overview with what other features lend to it. `?share=contacts` opens whom to call over it. */
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
  return (
    <div className="grid grid-cols-1 gap-6 has-data-waiting:*:last:invisible">
      {isNoted && (
        <Suspense>
          <LeftoverCards />
        </Suspense>
      )}
      {!isOthers && (
        <>
          <Beside />
          <ContinueCard />
        </>
      )}
      <EmailHint />
      <OverviewTab
        pageIn={(card, locale) => (
          <Suspense fallback={<Skeleton block />}>
            <EmbeddedPage shown={{ live: card }} first={locale} />
          </Suspense>
        )}
        quickShare={record => <QuickShareCard record={record} isAsked={isAsked} onClosed={close} />}
      />
      {/* Below what is read: it comes late. */}
      {isNoted && (
        <Suspense>
          <ReminderCards most={1} />
        </Suspense>
      )}
      {/* At the end, and unseen while others are read: it comes late, and nothing may move for it, or it for them. */}
      <InstallOffer saveBackup={<SaveBackupButton />} />
    </div>
  )
}

/** A record of this phone's beside the account's: most phones have none, and fetch nothing that looks into it. */
function Beside() {
  const accountId = useAccount()?.id
  const isThere = useRead(isAnotherNoted, accountId)
  if (!accountId || !isThere) return null
  return (
    <Suspense>
      <BringNotice accountId={accountId} />
    </Suspense>
  )
}

/** The first questions were left, or their tab died, before there was a code. */
function ContinueCard() {
  if (!readFirstRun()) return null
  return (
    <Notice
      tone="info"
      title="Your card is not finished"
      action={<ButtonLink to={paths.start}>Continue</ButtonLink>}
    >
      What you have entered so far is saved.
    </Notice>
  )
}
