import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '../../addresses/paths'
import { ok } from '../../http/result'
import { recordOwnerOf, useSession } from '../../people/session'
import { useForm } from '../../people/use-form'
import { keepReading } from '../../stores/keep-reading'
import { ignoreStorageFault } from '../../stores/storage-fault'
import { Button } from '../../ui/button'
import { buttonLook } from '../../ui/button-look'
import { timeWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Logo } from '../../ui/logo'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { pageTitle, productName } from '../../ui/page-title'
import { AccountProof } from './account-proof'
import { type LockSecrets, readSecrets } from './lock-secrets'
import { forgetTries, isPin, type PinOutcome, readWait, tryPin } from './pin'
import { PinField } from './pin-field'
import { askScreenLock } from './screen-lock'
import { lockTexts } from './texts'
import { openNow } from './watch'

const texts = lockTexts.locked

/** How soon the field for the PIN comes back after a wait, also if the phone's clock is set meanwhile. */
const LOOK_MS = 10_000

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
    const read = async () => [await readSecrets(), await readWait(Date.now())] as const
    return keepReading(read, ([found, waitMs]) => {
      setSecrets(found ?? null)
      setUntilMs(waitMs)
    })
  }, [])

  useEffect(() => {
    if (untilMs === undefined) return
    const look = () => readWait(Date.now()).then(setUntilMs, ignoreStorageFault)
    const looking = setInterval(look, LOOK_MS)
    return () => clearInterval(looking)
  }, [untilMs])

  const isPinOpen = secrets && untilMs === undefined
  const isHelpShown = isHelping || secrets === null || untilMs !== undefined

  return (
    <Main width="form">
      <title>{pageTitle(texts.page)}</title>
      <div className="grid gap-6">
        <div className="grid justify-items-center gap-4 pt-6 text-center">
          <Logo size={56} />
          <h1 className="text-xl">{texts.title({ product: productName })}</h1>
        </div>
        {untilMs !== undefined && (
          <Notice tone="warn" title={texts.noTries}>
            {texts.tryAt({ time: timeWords(untilMs) })}
          </Notice>
        )}
        {secrets === null && (
          <Notice tone="danger" title={texts.unreadable}>
            {texts.otherWay}
          </Notice>
        )}
        {secrets?.screenLock && <ByScreenLock credential={secrets.screenLock} />}
        {isPinOpen && <PinForm isFirst={!secrets.screenLock} onClosed={setUntilMs} />}
        {isHelpShown && owner && (session.status === 'local' ? backup : <AccountProof />)}
        <div className="flex flex-wrap justify-center gap-2">
          {/* The service worker renders this separate page, so it opens even when the app is locked. */}
          <a href={paths.code} className={buttonLook('quiet')}>
            <Icon name="qr" size={20} />
            {texts.showCode}
          </a>
          {!isHelpShown && (
            <Button tone="bare" onClick={() => setHelping(true)}>
              {texts.help}
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
          {texts.notVerified}
        </Notice>
      )}
      <Button
        tone="primary"
        wide
        icon={<Icon name="lock" size={20} />}
        busy={isBusy}
        busyLabel={texts.waiting}
        onClick={() => void press()}
      >
        {texts.byScreenLock}
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
    check: ({ pin = '' }) => (isPin(pin) ? {} : { pin: texts.sixDigits }),
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
      <PinField label={texts.pin} name="pin" error={problem.fields.pin} />
      <Button
        type="submit"
        tone={isFirst ? 'primary' : 'quiet'}
        wide
        busy={isBusy}
        busyLabel={texts.checking}
      >
        {texts.open}
      </Button>
    </form>
  )
}

function faultOf(outcome: PinOutcome): string | undefined {
  if (outcome.state === 'missing') return texts.missing
  if (outcome.state === 'not_counted') return texts.notCounted
  if (outcome.state !== 'wrong') return undefined
  return texts.wrong({ count: outcome.triesLeft })
}
