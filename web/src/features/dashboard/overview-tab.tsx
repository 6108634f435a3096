import { lazy, type ReactNode, Suspense } from 'react'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { dashboardPath, signUpPath } from '../../addresses/paths'
import { useMay } from '../../stores/profiles'
import { useIsLocal } from '../../stores/session'
import {
  useFlaggedRows,
  useHeldUp,
  useIsComing,
  useRecord,
  useRows,
  useSyncStatus,
} from '../../sync'
import type { SyncStatus } from '../../sync/index'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { NotComeYet } from '../../ui/not-come-yet'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { ConfirmCard } from './confirm-card'
import { ConflictsCard } from './conflicts-card'
import { type Gap, type GapPlace, gapsOf } from './gaps'
import { PrintRemindersCard } from './print-reminders-card'
import type { ReadAbroadProps } from './read-abroad-card'
import { RefusedCard } from './refused-card'
import { sendingWords } from './sending-words'
import { StatCards } from './stat-cards'

// These cards need the words of all languages, so the counts and gaps appear before them.
const FirstLookCard = lazy(async () => {
  const { FirstLookCard, prepareFirstLook } = await import('./first-look-card')
  await prepareFirstLook()
  return { default: FirstLookCard }
})
const ReadAbroadCard = lazy(async () => {
  const [{ ReadAbroadCard }, { prepareFirstLook }] = await Promise.all([
    import('./read-abroad-card'),
    import('./first-look-card'),
  ])
  await prepareFirstLook()
  return { default: ReadAbroadCard }
})

interface OverviewTabProps {
  /** A component that loads the record again would appear late and move the rest. */
  quickShare?: (record: MedicalRecord) => ReactNode
  pageIn?: ReadAbroadProps['pageIn']
}

export function OverviewTab({ quickShare, pageIn }: OverviewTabProps) {
  const mayEdit = useMay('edit')
  const record = useRecord()
  const codes = useRows('qr-codes')
  const prints = useRows('prints')
  const isComing = useIsComing()
  const isLocal = useIsLocal()
  const heldUp = useHeldUp()
  const status = useSyncStatus()
  const refused = useFlaggedRows('refused')
  const revived = useFlaggedRows('revived')
  const disputed = useFlaggedRows('conflict')

  const isRead = record && codes && prints && status && refused && revived && disputed
  if (!isRead || isComing) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Skeleton block />
        <Skeleton block />
      </div>
    )
  }
  // Data that has not loaded yet must not be counted as zero.
  if (heldUp && !record.profile && codes.length === 0) {
    return (
      <NotComeYet
        what="This record has"
        heldUp={heldUp}
        mayAdd={mayEdit}
        action={
          mayEdit && <ButtonLink to={dashboardPath('medical-info')}>Write it down</ButtonLink>
        }
      />
    )
  }
  const today = todayHere(new Date())
  return (
    <div className="grid grid-cols-1 gap-6">
      {isLocal && <SendingNotice status={status} />}
      <StatCards record={record} codeCount={codes.length} />
      {quickShare?.(record)}
      {!isLocal && <SendingNotice status={status} />}
      <RefusedCard rows={refused} />
      <PrintRemindersCard {...{ codes, prints }} changedAtMs={record.changedAtMs} />
      <ConflictsCard disputed={disputed} revived={revived} />
      {record.profile ? (
        <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
          <Suspense fallback={<Skeleton block />}>
            <FirstLookCard record={record} today={today} />
          </Suspense>
          <div className="grid grid-cols-1 gap-6">
            <GapsCard gaps={gapsOf(record, codes.length, today)} />
            <ConfirmCard profile={record.profile} />
            <Suspense>{pageIn && <ReadAbroadCard {...{ record, today, pageIn }} />}</Suspense>
          </div>
        </div>
      ) : (
        <Card>
          <EmptyState
            icon="heart"
            action={
              mayEdit && (
                <ButtonLink tone="primary" to={`${dashboardPath('medical-info')}#personal`}>
                  Create Profile
                </ButtonLink>
              )
            }
          >
            Start with the name and date of birth.
          </EmptyState>
        </Card>
      )}
    </div>
  )
}

function SendingNotice({ status }: { status: SyncStatus }) {
  const isLocal = useIsLocal()
  if (isLocal) {
    return (
      <Notice
        tone="warn"
        title="Only on this phone. If it is lost, so is this record."
        action={<ButtonLink to={signUpPath()}>Back up and sync</ButtonLink>}
      >
        An account is free. It takes your record as it is, and your printed codes become live.
      </Notice>
    )
  }
  const { tone, title, detail } = sendingWords(status)
  if (tone === 'ok') {
    return (
      <p className="flex gap-2 text-soft">
        <Icon name="check-circle" />
        {title} {detail}
      </p>
    )
  }
  return (
    <Notice tone={tone} title={title}>
      {detail}
    </Notice>
  )
}

const pathTo = (place: GapPlace) =>
  place === 'codes' ? dashboardPath('qr-codes') : `${dashboardPath('medical-info')}#${place}`

function GapsCard({ gaps }: { gaps: readonly Gap[] }) {
  const mayEdit = useMay('edit')
  if (gaps.length === 0) return null
  return (
    <Card title="What is missing">
      <ul className="divide-y divide-line">
        {gaps.map(({ says, fix, at }) => (
          <li key={says} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="flex min-w-0 flex-1 basis-48 gap-2">
              <span className="text-warn">
                <Icon name="alert" />
              </span>
              {says}
            </p>
            {mayEdit && <ButtonLink to={pathTo(at)}>{fix}</ButtonLink>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
