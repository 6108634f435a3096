import { useState } from 'react'
import { formatUsd, PLANS } from 'sync-protocol/commerce'
import type { MonthlyGift, SubscriptionStatusAnswer } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { request } from '../../http/client'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { utcDayWords } from '../../ui/date-words'
import { ListRow } from '../../ui/list-row'
import { STATUS_WORDS } from './words'

interface RunningCardProps {
  gift: MonthlyGift
  plan: SubscriptionStatusAnswer
  onChanged: () => Promise<void>
}

const ENDED = ['none', 'canceled', 'incomplete_expired', 'incomplete']

export function RunningCard({ gift, plan, onChanged }: RunningCardProps) {
  const chosen = PLANS.find(({ id }) => id === plan.plan)
  const hasGift = gift !== null && !ENDED.includes(gift.status)
  const hasPlan = chosen !== undefined && !ENDED.includes(plan.status)
  if (!hasGift && !hasPlan) return null
  return (
    <Card title="Every month">
      <ul className="divide-y divide-line">
        {hasGift && (
          <Running
            title={`Monthly gift of ${formatUsd(gift.totalCents)}`}
            running={gift}
            stopPath="/api/monthly-gift/stop"
            onStopped={onChanged}
          />
        )}
        {hasPlan && (
          <Running
            title={`${chosen.name} plan, ${formatUsd(chosen.amountCents)}`}
            running={plan}
            stopPath="/api/cancel-subscription"
            onStopped={onChanged}
          />
        )}
      </ul>
    </Card>
  )
}

interface RunningProps {
  title: string
  running: Pick<SubscriptionStatusAnswer, 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'>
  stopPath: string
  onStopped: () => Promise<void>
}

function Running({ title, running, stopPath, onStopped }: RunningProps) {
  const [isBusy, setBusy] = useState(false)
  const end = running.currentPeriodEnd ? utcDayWords(running.currentPeriodEnd) : ''
  const detail = running.cancelAtPeriodEnd
    ? `Stops on ${end}. Nothing more is charged.`
    : `${STATUS_WORDS[running.status]}. Next charge on ${end}.`

  async function stop() {
    const isMeant = await confirm({
      title: `Stop ${title.charAt(0).toLowerCase()}${title.slice(1)}?`,
      body: `It runs until ${end} and is not charged again. All medical features stay yours.`,
      confirmLabel: 'Stop it',
      cancelLabel: 'Keep it',
    })
    if (!isMeant) return
    setBusy(true)
    const answer = await request(stopPath, { method: 'POST', answer: z.object({}) })
    setBusy(false)
    if (answer.ok) {
      showToast({ title: 'Stopped', description: `It ends on ${end}.` })
      await onStopped()
      return
    }
    showToast({
      tone: 'danger',
      title: 'Could not be stopped',
      description:
        answer.failure.kind === 'refused'
          ? answer.failure.message
          : 'We could not be reached. Check your connection and try again.',
    })
  }

  return (
    <ListRow
      title={title}
      detail={detail}
      actions={
        !running.cancelAtPeriodEnd && (
          <Button tone="danger" busy={isBusy} onClick={stop} aria-label={`Stop ${title}`}>
            Stop
          </Button>
        )
      }
    />
  )
}
