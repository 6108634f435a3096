import { useState } from 'react'
import { ROLES } from 'sync-protocol/family'
import { findPasswordFault, PASSWORD_MIN, type ProfileOfAnswer } from 'sync-protocol/rest'
import { hasPasskeys } from '../../session/passkeys'
import { useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog'
import { EmailField } from '../../ui/email-field'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { PasskeyButton } from '../../ui/passkey-button'
import { PasswordField } from '../../ui/password-field'
import { saveFile } from '../../ui/save-file'
import { Select } from '../../ui/select'
import { asRole, handOver, handOverByPasskey } from './family-calls'
import { ROLE_NAMES } from './role-words'

interface HandOverProps {
  profile: ProfileOfAnswer
  onDone: () => Promise<void>
}

/** The record gets a login of its own, under the same id: printed cards and what was written stay. */
export function HandOverCard({ profile, onDone }: HandOverProps) {
  const [isOpen, setOpen] = useState(false)
  const name = profile.firstName || 'this person'
  return (
    <Card
      title="Hand over"
      lead={`When ${name} has a phone and an email address: the record becomes their own account. Printed cards stay valid.`}
    >
      <Button onClick={() => setOpen(true)}>Hand over to {name}</Button>
      {isOpen && (
        <HandOverDialog profile={profile} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

function HandOverDialog({ profile, onDone, onClose }: HandOverProps & { onClose: () => void }) {
  const [codes, setCodes] = useState<{ email: string; codes: readonly string[] }>()
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
    onDone: ({ email = '' }, { recoveryCodes }) => setCodes({ email, codes: recoveryCodes }),
  })

  async function close() {
    onClose()
    if (codes) await onDone()
  }

  if (codes) return <Codes {...codes} name={name} onClose={() => void close()} />
  return (
    <Dialog title={`Hand over to ${name}`} onClose={onClose}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p>Let {name} type this themselves. From then on they sign in with it.</p>
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
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Handing over…">
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

interface CodesProps {
  name: string
  email: string
  codes: readonly string[]
  onClose: () => void
}

/** The way back in for somebody who forgot the password. They come this once. */
function Codes({ name, email, codes, onClose }: CodesProps) {
  const text = `LifeTag recovery codes for ${email}\nEach works once.\n\n${codes.join('\n')}\n`
  return (
    <Dialog title={`Handed over to ${name}`} onClose={onClose}>
      <div className="grid gap-4">
        <p>
          {name} signs in as <strong className="wrap-anywhere">{email}</strong>. If the password is
          forgotten, one of these codes lets them in. They are shown only now.
        </p>
        <ol className="grid list-decimal gap-y-2 rounded-ui border border-line p-4 pl-9">
          {codes.map(code => (
            <li key={code} className="font-mono text-[0.9375rem] wrap-anywhere">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Icon name="download" size={20} />}
            onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}
          >
            Save
          </Button>
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
