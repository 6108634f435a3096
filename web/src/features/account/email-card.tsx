import { useState } from 'react'
import { emailSchema } from 'sync-protocol/rest'
import { useConnection } from '../../http/use-connection'
import { askForNewEmail, sendConfirmationAgain } from '../../people/email'
import type { SessionUser } from '../../people/session'
import { useAction } from '../../people/use-action'
import { useFreshEmail } from '../../people/use-confirm-email'
import { useForm } from '../../people/use-form'
import { withFreshSignIn } from '../../people/with-fresh-sign-in'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog'
import { EmailField } from '../../ui/email-field'
import { Icon } from '../../ui/icon'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { StatusPill } from '../../ui/status-pill'
import { accountTexts } from './texts'

const texts = accountTexts.email

export function EmailCard({ user }: { user: SessionUser }) {
  const connection = useConnection()
  const { busyWith, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const { email, emailState, newEmail } = user
  const waiting = newEmail ?? (emailState === 'unconfirmed' ? email : undefined)
  useFreshEmail(waiting !== undefined)

  async function sendAgain() {
    if (!(await run('again', texts.notSent, sendConfirmationAgain))) return
    showToast({ title: texts.sent, description: texts.sentDetail({ email: waiting ?? email }) })
  }

  async function keep() {
    if (!(await run('keep', texts.notChanged, () => askForNewEmail(email)))) return
    showToast({ title: texts.kept, description: texts.keptDetail({ email }) })
  }

  function asked(address: string) {
    setOpen(false)
    showToast({ title: texts.sent, description: texts.sentNew({ email: address }) })
  }

  return (
    <Card title={texts.title} lead={texts.lead}>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <EmailState user={user} />
        <NeedsConnection connection={connection} because={texts.needsConnection}>
          <div className="flex flex-wrap gap-2">
            {waiting !== undefined && (
              <Button
                icon={<Icon name="mail" size={20} />}
                busy={busyWith === 'again'}
                busyLabel={texts.sending}
                onClick={() => void sendAgain()}
              >
                {texts.sendAgain}
              </Button>
            )}
            {newEmail && emailState !== 'refused' && (
              <Button busy={busyWith === 'keep'} onClick={() => void keep()}>
                {texts.keepOld}
              </Button>
            )}
            <Button onClick={() => setOpen(true)}>{texts.change}</Button>
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
          <span className="font-semibold wrap-anywhere">{email}</span>
          <StatusPill tone="ok">{texts.confirmed}</StatusPill>
        </p>
      )}
      {emailState === 'unconfirmed' && (
        <Notice tone="warn" title={texts.unconfirmed}>
          <p className="wrap-anywhere">{texts.openLink({ email })}</p>
          <p>{texts.untilConfirmed}</p>
        </Notice>
      )}
      {emailState === 'refused' && (
        <Notice tone="danger" title={texts.removed}>
          <p className="wrap-anywhere">{texts.removedText({ email })}</p>
        </Notice>
      )}
      {newEmail && (
        <Notice tone="info" title={texts.waiting}>
          <p className="wrap-anywhere">{texts.openLink({ email: newEmail })}</p>
          <p>{emailState === 'refused' ? texts.noneReached : texts.oldStays}</p>
        </Notice>
      )}
    </>
  )
}

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
    <Dialog title={texts.dialog} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <EmailField
          label={texts.newEmail}
          name="newEmail"
          autoComplete="email"
          help={<span className="wrap-anywhere">{texts.newEmailHelp({ email })}</span>}
          error={problem.fields.newEmail ?? problem.notice}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </form>
    </Dialog>
  )
}
