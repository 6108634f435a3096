import { useState } from 'react'
import { useConnection } from '../../http/use-connection'
import { askForNewEmail, sendConfirmationAgain } from '../../session/email'
import { useAction } from '../../session/use-action'
import type { SessionUser } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { NeedsConnection } from '../../ui/needs-connection'
import { EmailDialog } from './email-dialog'
import { EmailState } from './email-state'
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
