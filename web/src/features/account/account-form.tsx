import { dropDraft, readDraft, useDraft, writeDraft } from '../../people/drafts'
import { NameFields } from '../../people/name-fields'
import type { SessionUser } from '../../people/session'
import { peopleTexts } from '../../people/texts'
import { useForm } from '../../people/use-form'
import { showToast } from '../../stores/toast'
import { addRow, type SaveFailure, showNotSaved, useRow } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { TextField } from '../../ui/text-field'
import { accountTexts } from './texts'

const texts = accountTexts.profile

const DRAFT = 'account'

/** The name is part of the record, and is saved like it with or without a connection. */
export function AccountForm({ user }: { user: SessionUser }) {
  const account = useRow('account', user.id)
  const draft = useDraft(DRAFT)

  const isRead = account !== undefined
  // Before the first change, the name is the one from sign-up.
  const named = isRead ? user : undefined
  const stored = { firstName: named?.firstName ?? '', lastName: named?.lastName ?? '', ...account }
  const shown = { ...stored, ...draft }

  const { form, submit, isBusy, problem } = useForm<unknown, SaveFailure>({
    async send({ firstName, lastName }) {
      const saved = await addRow('account', { firstName, lastName })
      if (!saved.ok) showNotSaved(saved.failure)
      return saved
    },
    onDone() {
      dropDraft(DRAFT)
      showToast({ title: texts.savedTitle, description: texts.saved, durationMs: 3000 })
    },
  })

  const nameField = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      label={texts[name]}
      name={name}
      autoComplete={autoComplete}
      value={shown[name]}
      error={problem.fields[name]}
      onChange={({ target }) => {
        writeDraft(DRAFT, { ...readDraft(DRAFT), [name]: target.value })
      }}
    />
  )

  return (
    <Card>
      <form
        ref={form}
        aria-label={peopleTexts.profilePages.account}
        noValidate
        onSubmit={submit}
        inert={!isRead}
        className="grid max-w-form gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <NameFields
            first={nameField('firstName', 'given-name')}
            last={nameField('lastName', 'family-name')}
          />
        </div>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          value={user.email}
          help={texts.emailFixed}
          readOnly
        />
        <div>
          <Button type="submit" tone="primary" busy={isBusy}>
            {texts.update}
          </Button>
        </div>
      </form>
    </Card>
  )
}
