import { useState } from 'react'
import { PLANS } from 'sync-protocol/commerce'
import type { MonthlyGift, SubscriptionStatusAnswer } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { request } from '../../http/client'
import { describeHttpFailure } from '../../http/failure-words'
import { phrase } from '../../i18n/phrase'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { usdWords, utcDayWords } from '../../ui/date-words'
import { ListRow } from '../../ui/list-row'
import { donationsTexts } from './texts'
import { isRunning } from './use-giving-record'

const texts = donationsTexts.running

interface RunningCardProps {
  gift: MonthlyGift
  plan: SubscriptionStatusAnswer
  onChanged: () => Promise<void>
}

export function RunningCard({ gift, plan, onChanged }: RunningCardProps) {
  const chosen = PLANS.find(({ id }) => id === plan.plan)
  const hasGift = gift !== null && isRunning(gift)
  const hasPlan = chosen !== undefined && isRunning(plan)
  if (!hasGift && !hasPlan) return null
  return (
    <Card title={texts.title}>
      <ul className="divide-y divide-line">
        {hasGift && (
          <Running
            words={giftWords(usdWords(gift.totalCents))}
            running={gift}
            stopPath="/api/monthly-gift/stop"
            onStopped={onChanged}
          />
        )}
        {hasPlan && (
          <Running
            words={planWords(phrase(chosen.name), usdWords(chosen.amountCents))}
            running={plan}
            stopPath="/api/cancel-subscription"
            onStopped={onChanged}
          />
        )}
      </ul>
    </Card>
  )
}

const giftWords = (amount: string) => ({
  title: texts.gift({ amount }),
  stop: texts.stopGift({ amount }),
  question: texts.stopGiftQuestion({ amount }),
})

const planWords = (plan: string, amount: string) => ({
  title: texts.plan({ plan, amount }),
  stop: texts.stopPlan({ plan }),
  question: texts.stopPlanQuestion({ plan }),
})

interface RunningProps {
  words: { title: string; stop: string; question: string }
  running: Pick<SubscriptionStatusAnswer, 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'>
  stopPath: string
  onStopped: () => Promise<void>
}

function Running({ words, running, stopPath, onStopped }: RunningProps) {
  const [isBusy, setBusy] = useState(false)
  const day = running.currentPeriodEnd ? utcDayWords(running.currentPeriodEnd) : ''

  async function stop() {
    const isMeant = await confirm({
      title: words.question,
      body: texts.body({ day }),
      confirmLabel: texts.confirm,
      cancelLabel: texts.keep,
    })
    if (!isMeant) return
    setBusy(true)
    const answer = await request(stopPath, { method: 'POST', answer: z.object({}) })
    setBusy(false)
    if (answer.ok) {
      showToast({ title: texts.stopped, description: texts.stoppedDetail({ day }) })
      await onStopped()
      return
    }
    showToast({
      tone: 'danger',
      title: texts.notStopped,
      description: describeHttpFailure(answer.failure),
    })
  }

  return (
    <ListRow
      title={words.title}
      detail={detailOf(running, day)}
      actions={
        !running.cancelAtPeriodEnd && (
          <Button tone="danger" busy={isBusy} onClick={stop} aria-label={words.stop}>
            {texts.stop}
          </Button>
        )
      }
    />
  )
}

function detailOf({ status, cancelAtPeriodEnd }: RunningProps['running'], day: string): string {
  if (cancelAtPeriodEnd) return texts.ends({ day })
  switch (status) {
    case 'past_due':
      return texts.failed
    case 'unpaid':
      return texts.unpaid
    case 'paused':
      return texts.paused
    default:
      return texts.next({ day })
  }
}
