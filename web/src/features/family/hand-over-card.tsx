import { useState } from 'react'
import { HAND_OVER_WAIT_HOURS, ROLES } from 'sync-protocol/family'
import { findPasswordFault, PASSWORD_MIN, type ProfileOfAnswer } from 'sync-protocol/rest'
import { hasPasskeys } from '../../session/passkeys'
import { useAction } from '../../session/use-action'
import { useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { showToast } from '../../stores/toast'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { momentWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { EmailField } from '../../ui/email-field'
import { Notice } from '../../ui/notice'
import { PasskeyButton } from '../../ui/passkey-button'
import { PasswordField } from '../../ui/password-field'
import { Select } from '../../ui/select'
import { asRole, handOver, handOverByPasskey, stopHandOver } from './family-calls'
import { ROLE_NAMES } from './role-words'

interface HandOverProps {
  profile: ProfileOfAnswer
  onDone: () => Promise<void>
}

/** Gives the record its own login under the same id, so printed cards and data stay valid. */
export function HandOverCard({ profile, onDone }: HandOverProps) {
  const [isOpen, setOpen] = useState(false)
  const name = profile.firstName || 'this person'
  if (profile.handOver) return <WaitingCard profile={profile} onDone={onDone} />
  return (
    <Card
      title="Hand over"
      lead={`When ${name} has a phone and an email address: the record becomes their own account. Printed cards stay valid.`}
    >
      <Button onClick={() => setOpen(true)}>
        <span className="wrap-anywhere">Hand over to {name}</span>
      </Button>
      {isOpen && (
        <HandOverDialog profile={profile} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

function WaitingCard({ profile, onDone }: HandOverProps) {
  const { busyWith, run } = useAction(refreshOwnProfiles)
  const { id, handOver } = profile
  const name = profile.firstName || 'This person'

  async function stop() {
    const stopped = await run('stop', 'Not stopped', () => stopHandOver(id))
    if (!stopped) return
    showToast({
      title: 'Stopped',
      description: 'The record stays as it is. Every guardian is notified.',
    })
    await onDone()
  }

  return (
    <Card title="Being handed over">
      <div className="grid justify-items-start gap-4">
        <p>
          {name} can sign in as <strong className="wrap-anywhere">{handOver?.email}</strong> from{' '}
          {momentWords(handOver?.takesEffectAt ?? '')}. Every guardian can stop it until then.
        </p>
        <Button tone="danger" busy={busyWith === 'stop'} busyLabel="Stopping…" onClick={stop}>
          Stop the hand-over
        </Button>
      </div>
    </Card>
  )
}

function HandOverDialog({ profile, onDone, onClose }: HandOverProps & { onClose: () => void }) {
  const name = profile.firstName || 'this person'
  const { form, submit, isBusy, problem } = useForm({
    check: ({ email = '', password = '', by }) => {
      const fault = by !== 'passkey' && findPasswordFault(password, email)
      return {
        ...(!email.includes('@') && { email: 'Enter their email address' }),
        ...(fault && { password: fault }),
      }
    },
    fieldByCode: { email_taken: { email: 'Another account has this address' } },
    send: ({ email = '', password = '', keepAs = '', by }) => {
      const person = { email, keepAs: asRole(keepAs) ?? null }
      return withFreshSignIn(() =>
        by === 'passkey'
          ? handOverByPasskey(profile.id, person)
          : handOver(profile.id, { ...person, password }),
      )
    },
    onDone: async () => {
      onClose()
      await onDone()
    },
  })

  return (
    <Dialog title={`Hand over to ${name}`} onClose={onClose}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p>
          Let {name} type this themselves. They can sign in with it in {HAND_OVER_WAIT_HOURS / 24}{' '}
          days. Every guardian is notified now and can stop it until then.
        </p>
        {problem.notice && (
          <Notice tone="danger" announce="alert">
            {problem.notice}
          </Notice>
        )}
        <EmailField
          label="Their email"
          name="email"
          autoComplete="off"
          error={problem.fields.email}
        />
        <PasswordField
          label="Their password"
          name="password"
          autoComplete="new-password"
          help={`At least ${PASSWORD_MIN} characters.`}
          error={problem.fields.password}
        />
        <Select
          label="What you may do from then on"
          name="keepAs"
          defaultValue="carer"
          options={[
            ...ROLES.map(value => ({ value, label: ROLE_NAMES[value] })),
            { value: 'none', label: 'Nothing: it leaves my phone' },
          ]}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Sending…">
          Hand over
        </Button>
        {hasPasskeys() && (
          <>
            <PasskeyButton disabled={isBusy}>Use a passkey instead of a password</PasskeyButton>
            <p className="text-soft">
              It signs in from where it is kept: in the browser’s question choose the phone of{' '}
              {name}, not this one.
            </p>
          </>
        )}
      </form>
    </Dialog>
  )
}
