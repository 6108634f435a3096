import { BETA_FEEDBACK_DAYS, ORDER_STATUS_WORDS } from 'sync-protocol/commerce'
import type { BetaStatus } from 'sync-protocol/rest'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { StatusPill } from '../../ui/status-pill'
import { FeedbackForm } from './feedback-form'

interface BetaPackageProps {
  order: NonNullable<BetaStatus>
  onFeedback: () => void
}

export function BetaPackage({ order, onFeedback }: BetaPackageProps) {
  const { status, createdAt, trackingNumber, feedbackDueAt, feedbackAt } = order
  const word = status === 'paid' ? 'Confirmed' : ORDER_STATUS_WORDS[status]
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title="Your beta package"
        action={<StatusPill tone={status === 'delivered' ? 'ok' : 'info'}>{word}</StatusPill>}
      >
        <p>Ordered on {dayWords(createdAt)}.</p>
        {trackingNumber && <p className="wrap-anywhere">Tracking number {trackingNumber}</p>}
        <p className="text-soft">
          {feedbackDueAt
            ? `Your feedback is due on ${dayWords(feedbackDueAt)}.`
            : `Your feedback is due ${BETA_FEEDBACK_DAYS} days after it was sent.`}
        </p>
      </Card>
      <FeedbackForm givenAt={feedbackAt} onGiven={onFeedback} />
    </div>
  )
}
