import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '../../addresses/paths'
import { ok } from '../../http/result'
import { useForm } from '../../session/use-form'
import { keepReading } from '../../stores/keep-reading'
import { recordOwnerOf, useSession } from '../../stores/session'
import { Button } from '../../ui/button'
import { buttonLook } from '../../ui/button-look'
import { Icon } from '../../ui/icon'
import { Logo } from '../../ui/logo'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { pageTitle, productName } from '../../ui/page-title'
import { AccountProof } from './account-proof'
import { type LockSecrets, readSecrets } from './lock-secrets'
import { closedUntil, forgetTries, isPin, type PinOutcome, tryPin } from './pin'
import { PinField } from './pin-field'
import { askScreenLock } from './screen-lock'
import { openNow } from './watch'

interface LockedViewProps {
  backup: ReactNode
}

/** Replaces every screen of a record without naming its owner. */
export function LockedView({ backup }: LockedViewProps) {
  const session = useSession(state => state.session)
  const [secrets, setSecrets] = useState<LockSecrets | null>()
  const [untilMs, setUntilMs] = useState<number>()
  const [isHelping, setHelping] = useState(false)
  const owner = recordOwnerOf(session)

  useEffect(() => {
    return keepReading(readSecrets, found => {
      setSecrets(found ?? null)
      if (found) setUntilMs(closedUntil(found.pin, Date.now()))
    })
  }, [])

  const isPinOpen = secrets && untilMs === undefined
  const isHelpShown = isHelping || secrets === null || untilMs !== undefined

  return (
    <Main width="form">
      <title>{pageTitle('Locked')}</title>
      <div className="grid gap-6">
        <div className="grid justify-items-center gap-4 pt-6 text-center">
          <Logo size={56} />
          <h1 className="text-xl">{productName} is locked</h1>
        </div>
        {untilMs !== undefined && (
          <Notice tone="warn" title="No more tries for now">
            The PIN can be tried again at{' '}
            {new Date(untilMs).toLocaleTimeString([], { timeStyle: 'short' })}.
          </Notice>
        )}
        {secrets === null && (
          <Notice tone="danger" title="The PIN of this lock cannot be read">
            Open it in another way.
          </Notice>
        )}
        {secrets?.screenLock && <ByScreenLock credential={secrets.screenLock} />}
        {isPinOpen && <PinForm isFirst={!secrets.screenLock} onClosed={setUntilMs} />}
        {isHelpShown && owner && (session.status === 'local' ? backup : <AccountProof />)}
        <div className="flex flex-wrap justify-center gap-2">
          {/* The service worker renders this separate page, so it opens even when the app is locked. */}
          <a href={paths.code} className={buttonLook('quiet')}>
            <Icon name="qr" size={20} />
            Show my code
          </a>
          {!isHelpShown && (
            <Button tone="bare" onClick={() => setHelping(true)}>
              I cannot open it
            </Button>
          )}
        </div>
      </div>
    </Main>
  )
}

function ByScreenLock({ credential }: { credential: NonNullable<LockSecrets['screenLock']> }) {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function press() {
    setBusy(true)
    const asked = await askScreenLock(credential)
    setBusy(false)
    setFailed(!asked.ok && asked.failure !== 'put_away')
    if (!asked.ok) return
    await forgetTries()
    openNow()
  }

  return (
    <div className="grid gap-4">
      {hasFailed && (
        <Notice tone="danger" announce="alert">
          The phone did not verify you. Use the PIN.
        </Notice>
      )}
      <Button
        tone="primary"
        wide
        icon={<Icon name="lock" size={20} />}
        busy={isBusy}
        busyLabel="Waiting for your phone…"
        onClick={() => void press()}
      >
        Open with the screen lock
      </Button>
    </div>
  )
}

interface PinFormProps {
  isFirst: boolean
  onClosed: (untilMs: number) => void
}

function PinForm({ isFirst, onClosed }: PinFormProps) {
  const [fault, setFault] = useState<string>()
  const { form, submit, isBusy, problem } = useForm<undefined, never>({
    check: ({ pin = '' }) => (isPin(pin) ? {} : { pin: 'Six digits' }),
    async send({ pin = '' }) {
      const outcome = await tryPin(pin, Date.now())
      setFault(faultOf(outcome))
      if (outcome.state === 'closed') onClosed(outcome.untilMs)
      if (outcome.state === 'wrong' || outcome.state === 'closed') form.current?.reset()
      return outcome.state === 'right' ? ok(undefined) : null
    },
    onDone: openNow,
  })

  // A toast would not show, because the app is locked.
  const message = problem.notice ?? fault
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
      {message && (
        <Notice tone="danger" announce="alert">
          {message}
        </Notice>
      )}
      <PinField label="PIN" name="pin" error={problem.fields.pin} />
      <Button
        type="submit"
        tone={isFirst ? 'primary' : 'quiet'}
        wide
        busy={isBusy}
        busyLabel="Checking…"
      >
        Open
      </Button>
    </form>
  )
}

function faultOf(outcome: PinOutcome): string | undefined {
  if (outcome.state === 'missing') return 'The PIN of this lock cannot be read.'
  if (outcome.state === 'not_counted')
    return 'This device could not store your try, so the PIN was not checked. Try again.'
  if (outcome.state !== 'wrong') return undefined
  const { triesLeft } = outcome
  return `Wrong PIN. ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`
}
