import type { ReactNode } from 'react'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { dashboardPath } from '../../app/paths'
import { useIsLocal } from '../../stores/session'
import { useFlaggedRows, useRecord, useRows, useSyncStatus } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { ConfirmCard } from './confirm-card'
import { ConflictsCard } from './conflicts-card'
import { FirstLookCard } from './first-look-card'
import { gapsOf } from './gaps'
import { GapsCard } from './gaps-card'
import { ReadAbroadCard, type ReadAbroadProps } from './read-abroad-card'
import { RefusedCard } from './refused-card'
import { SendingNotice } from './sending-notice'
import { isFirstPull } from './sending-words'
import { StatCards } from './stat-cards'

interface OverviewTabProps {
  /** Of the record as it was read here: what reads for itself comes late and pushes the rest down. */
  quickShare?: (record: MedicalRecord) => ReactNode
  /** The page of a responder, which another feature draws. */
  pageIn?: ReadAbroadProps['pageIn']
}

/** How the record stands: what a responder would see, what is missing, and what is not sent yet. */
export function OverviewTab({ quickShare, pageIn }: OverviewTabProps) {
  const isLocal = useIsLocal()
  const record = useRecord()
  const codes = useRows('qr-codes')
  const status = useSyncStatus()
  const refused = useFlaggedRows('refused')
  const revived = useFlaggedRows('revived')
  const disputed = useFlaggedRows('conflict')

  const isRead = record && codes && status && refused && revived && disputed
  if (!isRead || (!isLocal && isFirstPull(status))) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Skeleton block />
        <Skeleton block />
      </div>
    )
  }
  const today = todayHere(new Date())
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatCards record={record} codeCount={codes.length} />
      {quickShare?.(record)}
      <SendingNotice status={status} />
      <RefusedCard rows={refused} />
      <ConflictsCard disputed={disputed} revived={revived} />
      {record.profile ? (
        <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
          <FirstLookCard record={record} today={today} />
          <div className="grid grid-cols-1 gap-6">
            <GapsCard gaps={gapsOf(record, codes.length, today)} />
            <ConfirmCard profile={record.profile} />
            {pageIn && <ReadAbroadCard {...{ record, today, pageIn }} />}
          </div>
        </div>
      ) : (
        <Card>
          <EmptyState
            icon="heart"
            action={
              <ButtonLink tone="primary" to={`${dashboardPath('medical-info')}#personal`}>
                Create Profile
              </ButtonLink>
            }
          >
            Start with your name and date of birth. Everything else hangs on them.
          </EmptyState>
        </Card>
      )}
    </div>
  )
}
