import { type FormEvent, useState } from 'react'
import { PASSCODE_MAX, RECIPIENT_MAX, type ShlLink } from 'sync-protocol/shl'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { momentWords } from '../../../ui/date-words'
import { Notice } from '../../../ui/notice'
import { TextField } from '../../../ui/text-field'
import { type Asker, type Fetched, fetchLink } from './fetch-link'
import { isPrivateHost } from './private-address'

interface LinkFormProps {
  link: ShlLink
  onOpened: (opened: Extract<Fetched, { state: 'opened' }>) => void
}

/** Names the server that it will ask, and sends nothing before the press. */
export function LinkForm({ link, onOpened }: LinkFormProps) {
  const [answer, setAnswer] = useState<Exclude<Fetched, { state: 'opened' }>>()
  const [faults, setFaults] = useState<{ recipient?: string; passcode?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const needsPasscode = link.needsPasscode || answer?.state === 'passcode'

  if (link.expiresAtMs !== undefined && link.expiresAtMs <= Date.now()) {
    return (
      <Notice tone="warn" title="This link has expired">
        It worked until {momentWords(link.expiresAtMs)}. Ask for a new one. Nothing was sent.
      </Notice>
    )
  }

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const recipient = String(form.get('recipient') ?? '').trim()
    const passcode = String(form.get('passcode') ?? '')
    const missing = {
      ...(recipient === '' && { recipient: 'Say who you are: its owner is shown it' }),
      ...(needsPasscode && passcode === '' && { passcode: 'Type the passcode of the link' }),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    const asker: Asker = { recipient, ...(needsPasscode && { passcode }) }
    const isLocal = isPrivateHost(window.location.hostname)
    const world = { fetch: window.fetch.bind(window), platform: globalThis, isLocal }
    const fetched = await fetchLink(link, asker, world)
    setBusy(false)
    if (fetched.state === 'opened') onOpened(fetched)
    else setAnswer(fetched)
  }

  return (
    <Card title={link.label ?? 'Open this link'}>
      <form noValidate onSubmit={event => void open(event)} className="grid grid-cols-1 gap-4">
        <p>
          It is kept by <bdi className="font-semibold wrap-anywhere">{new URL(link.url).host}</bdi>.
          Only this browser asks there. What comes is opened here, and kept nowhere.
        </p>
        {answer && (
          <Notice tone="danger" announce="alert">
            {answer.state === 'failed' ? answer.words : passcodeWords(answer.remaining)}
          </Notice>
        )}
        <TextField
          label="Who is asking"
          help="Your name, or that of your clinic"
          name="recipient"
          autoComplete="name"
          maxLength={RECIPIENT_MAX}
          required
          error={faults.recipient}
        />
        {needsPasscode && (
          <TextField
            label="Passcode of the link"
            name="passcode"
            autoComplete="off"
            maxLength={PASSCODE_MAX}
            spellCheck={false}
            required
            error={faults.passcode}
          />
        )}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          Open
        </Button>
      </form>
    </Card>
  )
}

function passcodeWords(remaining: number | undefined): string {
  if (remaining === undefined)
    return 'The passcode is not right. Ask the person who gave you the link.'
  if (remaining <= 0) return 'The passcode was wrong too often. This link opens no more.'
  return `The passcode is not right. ${remaining === 1 ? 'One try is' : `${remaining} tries are`} left, for everybody and for good.`
}
