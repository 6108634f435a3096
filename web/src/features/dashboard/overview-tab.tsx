import { type ReactNode, Suspense, useState } from 'react'
import { type MedicalRecord, recordMarkOf, todayHere } from 'sync-protocol/medical'
import { freshnessOf, isExpired, type Moment, type Print, type QrCode } from 'sync-protocol/qr'
import { dashboardPath, paths, printPath } from '../../addresses/paths'
import { hasSeveral, useMay, useProfiles } from '../../people/profiles'
import { useIsLocal } from '../../people/session'
import {
  useFlaggedRows,
  useHeldUp,
  useIsComing,
  useRecord,
  useRows,
  useSyncStatus,
} from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { LinkList, type LinkRow } from '../../ui/link-list'
import { NotComeYet } from '../../ui/not-come-yet'
import { Skeleton } from '../../ui/skeleton'
import { ConflictsCard } from './conflicts-card'
import { EmptyHome } from './empty-home'
import { LateFirstLookCard, LateReadAbroadCard } from './late-cards'
import type { ReadAbroadProps } from './read-abroad-card'
import { RefusedCard } from './refused-card'
import { SendingNotice } from './sending-notice'
import { StatCards } from './stat-cards'
import { dashboardTexts } from './texts'
import { dashboardLateTexts } from './texts-late'
import { TodoCard } from './todo-card'
import { type HomeFacts, todosOf } from './todos'

const texts = dashboardTexts.links

interface OverviewTabProps {
  /** Facts from other features. */
  facts?: Pick<HomeFacts, 'isFirstRunOpen' | 'isEmailUnconfirmed' | 'lacksRecoveryKit' | 'waiting'>
  /** A component that loads the record again would appear late and move the rest. */
  quickShare?: (record: MedicalRecord) => ReactNode
  pageIn?: ReadAbroadProps['pageIn']
}

export function OverviewTab({ facts, quickShare, pageIn }: OverviewTabProps) {
  const rights = { edit: useMay('edit'), codes: useMay('codes') }
  const record = useRecord()
  const codes = useRows('qr-codes')
  const prints = useRows('prints')
  const isComing = useIsComing()
  const isLocal = useIsLocal()
  const isSeveral = useProfiles(hasSeveral)
  const heldUp = useHeldUp()
  const status = useSyncStatus()
  const refused = useFlaggedRows('refused')
  const revived = useFlaggedRows('revived')
  const disputed = useFlaggedRows('conflict')
  const [nowMs] = useState(Date.now)

  const isRead = record && codes && prints && status && refused && revived && disputed
  if (!isRead || isComing) return <Waiting />
  // Data that has not loaded yet must not be counted as zero.
  if (heldUp && !record.profile && codes.length === 0) {
    return (
      <NotComeYet
        what="record"
        heldUp={heldUp}
        mayAdd={rights.edit}
        action={
          rights.edit && (
            <ButtonLink to={dashboardPath('medical-info')}>
              {dashboardLateTexts.writeDown}
            </ButtonLink>
          )
        }
      />
    )
  }
  const today = todayHere(new Date())
  const { profile } = record
  const [code] = codes
  const rows = [
    code && ({ to: printPath(code.id), title: texts.print, icon: 'print' } satisfies LinkRow),
    // A person with several records has a switcher of records, which leads to the family.
    !isLocal &&
      !isSeveral &&
      ({
        ...{ to: paths.family, title: texts.family, detail: texts.familyDetail },
        icon: 'people',
      } satisfies LinkRow),
  ].filter(row => row !== undefined && row !== false)
  const tools = (
    <>
      {quickShare?.(record)}
      {rows.length > 0 && <LinkList label={texts.label} rows={rows} />}
      <StatCards record={record} codeCount={codes.length} />
      {!isLocal && <SendingNotice status={status} />}
    </>
  )
  const faults = (
    <>
      <RefusedCard rows={refused} />
      <ConflictsCard disputed={disputed} revived={revived} />
    </>
  )
  const of = { ...facts, record, today, nowMs, codeCount: codes.length }
  if (!profile) {
    // The button asks for everything that a record and its codes lack.
    const todos = todosOf({ ...of, rights: { edit: false, codes: false } })
    return (
      <div className="grid grid-cols-1 gap-6">
        <EmptyHome />
        <TodoCard todos={todos} />
        {faults}
        {tools}
      </div>
    )
  }
  const todos = todosOf({
    ...of,
    rights,
    prints: printsToRenew(codes, prints, { recordMark: recordMarkOf(record), nowMs }),
    isOnThisPhoneOnly: isLocal,
  })
  return (
    // All share one boundary, because a late card would move the rest down.
    <Suspense fallback={<Waiting />}>
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        <LateFirstLookCard record={record} today={today} action={rights.edit && <EditLink />} />
        <div className="grid grid-cols-1 gap-6">
          <TodoCard todos={todos} isFirstMain />
          {faults}
          {tools}
          {pageIn && <LateReadAbroadCard {...{ record, today, pageIn }} />}
        </div>
      </div>
    </Suspense>
  )
}

const Waiting = () => (
  <div className="grid grid-cols-1 gap-6">
    <Skeleton block />
    <Skeleton block />
  </div>
)

const EditLink = () => (
  <ButtonLink tone="bare" to={dashboardPath('medical-info')} icon={<Icon name="edit" size={20} />}>
    {dashboardTexts.card.edit}
  </ButtonLink>
)

/** Returns the prints of the first code with anything to renew. */
export function printsToRenew(
  codes: readonly (QrCode & { id: string })[],
  prints: readonly Print[],
  moment: Moment,
): HomeFacts['prints'] {
  return codes
    .filter(code => !isExpired(code, moment.nowMs))
    .map(code => {
      const { isOutOfDate, places } = freshnessOf(code, prints, moment)
      const count = (wanted: string) => places.filter(({ status }) => status === wanted).length
      return {
        codeId: code.id,
        stale: count('outOfDate'),
        dead: count('dead'),
        isCodeOld: isOutOfDate,
      }
    })
    .find(({ stale, dead, isCodeOld }) => stale > 0 || dead > 0 || isCodeOld)
}
