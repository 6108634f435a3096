import { useForm } from '../../session/use-form'
import { dropDraft, readDraft, useDraft, writeDraft } from '../../stores/drafts'
import type { SessionUser } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { addRow, type RowOf, type SaveFailure, showNotSaved } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { TextField } from '../../ui/text-field'

const DRAFT = 'account'
const NAMES = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
] as const

interface AccountFormProps {
  user: SessionUser
  account: RowOf<'account'> | null | undefined
}

/** The name is part of the record, and is saved like it with or without a connection. */
export function AccountForm({ user, account }: AccountFormProps) {
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
      const description = 'Profile updated successfully'
      showToast({ title: 'Success', description, durationMs: 3000 })
    },
  })

  return (
    <Card title="Account">
      <form
        ref={form}
        aria-label="Account"
        noValidate
        onSubmit={submit}
        inert={!isRead}
        className="grid max-w-form gap-4"
      >
        {NAMES.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            name={name}
            value={shown[name]}
            error={problem.fields[name]}
            onChange={({ target }) => {
              writeDraft(DRAFT, { ...readDraft(DRAFT), [name]: target.value })
            }}
          />
        ))}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          value={user.email}
          help={
            <>
              <span>Email cannot be changed</span> in this form. The card below does it.
            </>
          }
          readOnly
        />
        <div>
          <Button type="submit" tone="primary" busy={isBusy}>
            Update Profile
          </Button>
        </div>
      </form>
    </Card>
  )
}
