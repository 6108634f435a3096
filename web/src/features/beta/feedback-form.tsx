import { betaFeedbackSchema, FEEDBACK_RATINGS } from 'sync-protocol/rest'
import { messagesByField } from 'sync-protocol/sync'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'
import { useConnection } from '../../http/use-connection'
import { useForm } from '../../session/use-form'
import { dropDraft, useDraft, writeDraft } from '../../stores/drafts'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'

const DRAFT = 'beta-feedback'
const NOT_SENT = 'Your feedback was not sent. It is kept here; try again.'
const RATING_WORDS = ['1: not at all', '2: badly', '3: so so', '4: well', '5: very well']

interface FeedbackFormProps {
  givenAt: string | null
  onGiven: () => void
}

export function FeedbackForm({ givenAt, onGiven }: FeedbackFormProps) {
  const connection = useConnection()
  const typed = { rating: '', comments: '', ...useDraft(DRAFT) }
  const { form, submit, isBusy, problem } = useForm({
    check: () => messagesByField(betaFeedbackSchema.safeParse(typed).error?.issues ?? []),
    send: () =>
      request('/api/beta-feedback', {
        method: 'PUT',
        body: betaFeedbackSchema.parse(typed),
        answer: null,
      }),
    problemOf: (failure: HttpFailure) => ({
      fields: {},
      toast: {
        title: 'Error',
        description: failure.kind === 'refused' ? failure.message : NOT_SENT,
      },
    }),
    onDone: () => {
      dropDraft(DRAFT)
      showToast({ title: 'Thank you', description: 'Your feedback has been sent.' })
      onGiven()
    },
  })

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
        ref={form}
        noValidate
        aria-label="Your feedback"
        onSubmit={submit}
        className="grid grid-cols-1 gap-4"
      >
        <Select
          label="How well did the products work?"
          placeholder="Choose…"
          value={typed.rating}
          error={problem.fields.rating}
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
          error={problem.fields.comments}
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
