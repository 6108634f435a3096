import { type SubmitEvent, useRef, useState } from 'react'
import { emailSchema } from 'sync-protocol/rest'
import { askForNewEmail } from '../../session/email'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { describeFailure } from './describe-failure'

interface EmailDialogProps {
  email: string
  onClose: () => void
  onDone: (newEmail: string) => void
}

export function EmailDialog({ email, onClose, onDone }: EmailDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = emailSchema.safeParse(new FormData(event.currentTarget).get('newEmail'))
    setError(typed.error?.issues[0]?.message)
    if (!typed.success) return field.current?.focus()
    setBusy(true)
    const result = await withFreshSignIn(() => askForNewEmail(typed.data))
    setBusy(false)
    if (result?.ok) return onDone(typed.data)
    if (result) setError(describeFailure(result.failure))
    field.current?.focus()
  }

  return (
    <Dialog title="Change your e-mail" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          ref={field}
          label="New e-mail"
          name="newEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          help={
            <span className="wrap-anywhere">
              We send a letter there, and you open the link in it. Until then you sign in with{' '}
              {email} as before.
            </span>
          }
          error={error}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Sending…">
          Send the letter
        </Button>
      </form>
    </Dialog>
  )
}
