import { betaFeedbackSchema, FEEDBACK_RATINGS } from 'sync-protocol/rest'
import { messagesByField } from 'sync-protocol/sync'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'
import { useConnection } from '../../http/use-connection'
import { dropDraft, useDraft, writeDraft } from '../../people/drafts'
import { useForm } from '../../people/use-form'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'
import { betaTexts } from './texts'

const texts = betaTexts.feedback

const DRAFT = 'beta-feedback'

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
        title: texts.notSent,
        description: failure.kind === 'refused' ? failure.message : texts.notSentDetail,
      },
    }),
    onDone: () => {
      dropDraft(DRAFT)
      showToast({ title: texts.sent, description: texts.sentDetail })
      onGiven()
    },
  })

  return (
    <Card title={texts.title} lead={texts.lead}>
      {givenAt && (
        <div className="mb-4">
          <Notice tone="ok" title={texts.given}>
            {texts.givenDetail}
          </Notice>
        </div>
      )}
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Select
          label={texts.rating}
          placeholder={texts.choose}
          value={typed.rating}
          error={problem.fields.rating}
          onChange={({ target }) => writeDraft(DRAFT, { ...typed, rating: target.value })}
          options={FEEDBACK_RATINGS.map(value => ({ value, label: texts.ratings[value] }))}
        />
        <TextArea
          label={texts.comments}
          rows={4}
          value={typed.comments}
          error={problem.fields.comments}
          onChange={({ target }) => writeDraft(DRAFT, { ...typed, comments: target.value })}
        />
        <NeedsConnection connection={connection} because={texts.needsConnection}>
          <div>
            <Button type="submit" tone="primary" busy={isBusy} busyLabel={texts.sending}>
              {texts.submit}
            </Button>
          </div>
        </NeedsConnection>
      </form>
    </Card>
  )
}
