import { useState } from 'react'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { NeedsConnection } from '../../ui/needs-connection'
import { AnswerFrame } from './answer-frame'
import type { CredentialsProps } from './credentials-props'
import { PasswordDialog } from './password-dialog'

export function PasswordCard({
  answer,
  reload,
  connection,
  email,
}: CredentialsProps & { email: string }) {
  // Password managers open /.well-known/change-password, which redirects here.
  const [isOpen, setOpen] = useState(() => window.location.hash === '#password')

  function done() {
    setOpen(false)
    showToast({
      title: 'Password saved',
      description: 'Your other devices were signed out.',
    })
    void reload()
  }

  return (
    <Card title="Password">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <AnswerFrame answer={answer} onRetry={reload}>
          {({ hasPassword }) => (
            <>
              <p className="max-w-text">
                {hasPassword
                  ? 'A new password signs you out on every other device.'
                  : 'You have none: your passkey signs you in.'}
              </p>
              <NeedsConnection
                connection={connection}
                because="Changing your password needs a connection."
              >
                <Button onClick={() => setOpen(true)}>
                  {hasPassword ? 'Change password' : 'Set a password'}
                </Button>
              </NeedsConnection>
            </>
          )}
        </AnswerFrame>
      </div>
      {isOpen && <PasswordDialog email={email} onClose={() => setOpen(false)} onDone={done} />}
    </Card>
  )
}
