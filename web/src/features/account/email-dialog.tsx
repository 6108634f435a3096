import { emailSchema } from 'sync-protocol/rest'
import { askForNewEmail } from '../../session/email'
import { useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmailField } from '../../ui/email-field'

interface EmailDialogProps {
  email: string
  onClose: () => void
  onDone: (newEmail: string) => void
}

export function EmailDialog({ email, onClose, onDone }: EmailDialogProps) {
  const { form, submit, isBusy, problem } = useForm({
    check: ({ newEmail }) => {
      const message = emailSchema.safeParse(newEmail).error?.issues[0]?.message
      return message ? { newEmail: message } : {}
    },
    send: ({ newEmail }) => withFreshSignIn(() => askForNewEmail(emailSchema.parse(newEmail))),
    onDone: ({ newEmail }) => onDone(emailSchema.parse(newEmail)),
  })

  return (
    <Dialog title="Change your email" onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <EmailField
          label="New email"
          name="newEmail"
          autoComplete="email"
          help={
            <span className="wrap-anywhere">
              We send an email there, and you open the link in it. Until then you sign in with{' '}
              {email} as before.
            </span>
          }
          error={problem.fields.newEmail ?? problem.notice}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Sending…">
          Send the email
        </Button>
      </form>
    </Dialog>
  )
}
