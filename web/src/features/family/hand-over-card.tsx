import { useState } from 'react'
import { HAND_OVER_WAIT_HOURS, ROLES } from 'sync-protocol/family'
import { findPasswordFault, PASSWORD_MIN, type ProfileOfAnswer } from 'sync-protocol/rest'
import { hasPasskeys } from '../../people/passkeys'
import { useAction } from '../../people/use-action'
import { useForm } from '../../people/use-form'
import { withFreshSignIn } from '../../people/with-fresh-sign-in'
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
import { familyOnlineTexts } from './texts-online'

const texts = familyOnlineTexts.handOver

interface HandOverProps {
  profile: ProfileOfAnswer
  onDone: () => Promise<void>
}

/** Gives the record its own login under the same id, so printed cards and data stay valid. */
export function HandOverCard({ profile, onDone }: HandOverProps) {
  const [isOpen, setOpen] = useState(false)
  const { firstName: name } = profile
  if (profile.handOver) return <WaitingCard profile={profile} onDone={onDone} />
  return (
    <Card title={texts.title} lead={name ? texts.lead({ name }) : texts.leadUnnamed}>
      <Button onClick={() => setOpen(true)}>
        <span className="wrap-anywhere">{titleOf(profile)}</span>
      </Button>
      {isOpen && (
        <HandOverDialog profile={profile} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

function WaitingCard({ profile, onDone }: HandOverProps) {
  const { busyWith, run } = useAction(refreshOwnProfiles)
  const { id, handOver, firstName: name } = profile
  const at = {
    email: handOver?.email ?? '',
    moment: momentWords(handOver?.takesEffectAt ?? ''),
  }

  async function stop() {
    const stopped = await run('stop', texts.notStopped, () => stopHandOver(id))
    if (!stopped) return
    showToast({ title: texts.stopped, description: texts.stoppedDetail })
    await onDone()
  }

  return (
    <Card title={texts.waiting}>
      <div className="grid justify-items-start gap-4">
        <p className="wrap-anywhere">
          {name ? texts.waitingText({ name, ...at }) : texts.waitingUnnamed(at)}
        </p>
        <Button tone="danger" busy={busyWith === 'stop'} busyLabel={texts.stopping} onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    </Card>
  )
}

function HandOverDialog({ profile, onDone, onClose }: HandOverProps & { onClose: () => void }) {
  const { firstName: name } = profile
  const days = HAND_OVER_WAIT_HOURS / 24
  const { form, submit, isBusy, problem } = useForm({
    check: ({ email = '', password = '', by }) => {
      const fault = by !== 'passkey' && findPasswordFault(password, email)
      return {
        ...(!email.includes('@') && { email: texts.emailMissing }),
        ...(fault && { password: fault }),
      }
    },
    fieldByCode: { email_taken: { email: texts.emailTaken } },
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
    <Dialog title={titleOf(profile)} onClose={onClose}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p>
          {name
            ? texts.dialogText({ name, count: days })
            : texts.dialogTextUnnamed({ count: days })}
        </p>
        <p>{texts.stopHint}</p>
        {problem.notice && (
          <Notice tone="danger" announce="alert">
            {problem.notice}
          </Notice>
        )}
        <EmailField
          label={texts.email}
          name="email"
          autoComplete="off"
          error={problem.fields.email}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="new-password"
          help={texts.passwordHelp({ count: PASSWORD_MIN })}
          error={problem.fields.password}
        />
        <Select
          label={texts.keepAs}
          name="keepAs"
          defaultValue="carer"
          options={[
            ...ROLES.map(value => ({ value, label: ROLE_NAMES[value] })),
            { value: 'none', label: texts.keepNone },
          ]}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={texts.sending}>
          {texts.submit}
        </Button>
        {hasPasskeys() && (
          <>
            <PasskeyButton disabled={isBusy}>{texts.passkey}</PasskeyButton>
            <p className="text-soft">{texts.passkeyHint}</p>
          </>
        )}
      </form>
    </Dialog>
  )
}

const titleOf = ({ firstName }: ProfileOfAnswer): string =>
  firstName ? texts.button({ name: firstName }) : texts.buttonUnnamed
