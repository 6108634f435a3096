import { type FormEvent, useState } from 'react'
import { betaFeedbackSchema, FEEDBACK_RATINGS } from 'sync-protocol/rest'
import { request } from '../../http/client'
import { useConnection } from '../../http/use-connection'
import { dropDraft, useDraft, writeDraft } from '../../stores/drafts'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'

const DRAFT = 'beta-feedback'
const RATING_WORDS = ['1: not at all', '2: badly', '3: so so', '4: well', '5: very well']

interface FeedbackFormProps {
  givenAt: string | null
  onGiven: () => void
}

export function FeedbackForm({ givenAt, onGiven }: FeedbackFormProps) {
  const connection = useConnection()
  const typed = { rating: '', comments: '', ...useDraft(DRAFT) }
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)

  async function give(event: FormEvent) {
    event.preventDefault()
    const parsed = betaFeedbackSchema.safeParse(typed)
    const found: Record<string, string> = {}
    for (const { path, message } of parsed.error?.issues ?? []) found[path.join('.')] ??= message
    setFaults(found)
    if (!parsed.success) return
    setBusy(true)
    const answer = await request('/api/beta-feedback', {
      method: 'PUT',
      body: parsed.data,
      answer: null,
    })
    setBusy(false)
    if (!answer.ok) {
      const refused = answer.failure.kind === 'refused' ? answer.failure.message : undefined
      const description = refused ?? 'Your feedback was not sent. It is kept here; try again.'
      return showToast({ tone: 'danger', title: 'Error', description })
    }
    dropDraft(DRAFT)
    showToast({ title: 'Thank you', description: 'Your feedback has been sent.' })
    onGiven()
  }

  return (
    <Card title="Your feedback" lead="Honest words help most, also the unfriendly ones.">
      {givenAt && (
        <div className="mb-4">
          <Notice tone="ok" title="We have your feedback">
            You can send it anew if something changed.
          </Notice>
        </div>
      )}
      <form
        noValidate
        aria-label="Your feedback"
        onSubmit={give}
        className="grid grid-cols-1 gap-4"
      >
        <Select
          label="How well did the products work?"
          placeholder="Choose…"
          value={typed.rating}
          error={faults.rating}
          onChange={({ target }) => writeDraft(DRAFT, { ...typed, rating: target.value })}
          options={FEEDBACK_RATINGS.map((value, index) => ({
            value,
            label: RATING_WORDS[index] ?? value,
          }))}
        />
        <TextArea
          label="What worked, and what did not?"
          rows={4}
          value={typed.comments}
          error={faults.comments}
          onChange={({ target }) => writeDraft(DRAFT, { ...typed, comments: target.value })}
        />
        <NeedsConnection
          connection={connection}
          because="Sending feedback needs a connection. What you typed is kept."
        >
          <div>
            <Button type="submit" tone="primary" busy={isBusy} busyLabel="Sending…">
              Send feedback
            </Button>
          </div>
        </NeedsConnection>
      </form>
    </Card>
  )
}
