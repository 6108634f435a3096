import { type ReactNode, useState } from 'react'
import { emailSchema } from 'sync-protocol/rest'
import { useConnection } from '../../http/use-connection'
import { askForNewEmail, sendConfirmationAgain } from '../../session/email'
import { useAction } from '../../session/use-action'
import { useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import type { SessionUser } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog'
import { EmailField } from '../../ui/email-field'
import { Icon } from '../../ui/icon'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { StatusPill } from '../../ui/status-pill'
import { useFreshEmail } from './use-fresh-email'

export function EmailCard({ user }: { user: SessionUser }) {
  const connection = useConnection()
  const { busyWith, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const { email, emailState, newEmail } = user
  const waiting = newEmail ?? (emailState === 'unconfirmed' ? email : undefined)
  useFreshEmail(waiting !== undefined)

  async function sendAgain() {
    if (!(await run('again', 'Not sent', sendConfirmationAgain))) return
    showToast({ title: 'Email sent', description: `Look into the mailbox of ${waiting}.` })
  }

  async function keep() {
    if (!(await run('keep', 'Not changed', () => askForNewEmail(email)))) return
    showToast({ title: 'Address kept', description: `Emails go to ${email} as before.` })
  }

  function asked(address: string) {
    setOpen(false)
    showToast({ title: 'Email sent', description: `Open the link in it to use ${address}.` })
  }

  return (
    <Card title="Notices about your account" lead="A sign-in on a new device, a changed password.">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <EmailState user={user} />
        <NeedsConnection connection={connection} because="Changing it needs a connection.">
          <div className="flex flex-wrap gap-2">
            {waiting !== undefined && (
              <Button
                icon={<Icon name="mail" size={20} />}
                busy={busyWith === 'again'}
                busyLabel="Sending…"
                onClick={() => void sendAgain()}
              >
                Send the email again
              </Button>
            )}
            {newEmail && emailState !== 'refused' && (
              <Button busy={busyWith === 'keep'} onClick={() => void keep()}>
                Keep the old address
              </Button>
            )}
            <Button onClick={() => setOpen(true)}>Change address</Button>
          </div>
        </NeedsConnection>
      </div>
      {isOpen && <EmailDialog email={email} onClose={() => setOpen(false)} onDone={asked} />}
    </Card>
  )
}

function EmailState({ user }: { user: SessionUser }) {
  const { email, emailState, newEmail } = user
  return (
    <>
      {emailState === 'confirmed' && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Address>{email}</Address>
          <StatusPill tone="ok">Confirmed</StatusPill>
        </p>
      )}
      {emailState === 'unconfirmed' && (
        <Notice tone="warn" title="Not confirmed yet">
          Emails about your account cannot reach you. Open the link in the email that we sent to{' '}
          <Address>{email}</Address>.
        </Notice>
      )}
      {emailState === 'refused' && (
        <Notice tone="danger" title="This address was taken off your account">
          Whoever reads the mail of <Address>{email}</Address> said that this account is not theirs.
          Use an address of your own: this one signs you in only until somebody else takes it.
        </Notice>
      )}
      {newEmail && (
        <Notice tone="info" title="Another address is waiting">
          Open the link in the email that we sent to <Address>{newEmail}</Address>. Until then{' '}
          {emailState === 'refused' ? 'no email reaches you' : 'the old one stays'}.
        </Notice>
      )}
    </>
  )
}

const Address = ({ children }: { children: ReactNode }) => (
  <span className="font-semibold wrap-anywhere">{children}</span>
)

interface EmailDialogProps {
  email: string
  onClose: () => void
  onDone: (newEmail: string) => void
}

function EmailDialog({ email, onClose, onDone }: EmailDialogProps) {
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
