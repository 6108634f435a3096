import { useState } from 'react'
import { PASSCODE_MAX, RECIPIENT_MAX, type ShlLink } from 'sync-protocol/shl'
import { fail, ok } from '../../../http/result'
import type { Problem } from '../../../session/form-problem'
import { useForm } from '../../../session/use-form'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { momentWords } from '../../../ui/date-words'
import { Notice } from '../../../ui/notice'
import { TextField } from '../../../ui/text-field'
import { type Asker, type Fetched, fetchLink } from './fetch-link'
import { isPrivateHost } from './private-address'

type Opened = Extract<Fetched, { state: 'opened' }>

interface LinkFormProps {
  link: ShlLink
  onOpened: (opened: Opened) => void
}

/** Sends nothing before the press. */
export function OpenLinkForm({ link, onOpened }: LinkFormProps) {
  const [needsPasscode, setNeedsPasscode] = useState(link.needsPasscode)
  const { form, submit, isBusy, problem } = useForm<Opened, Problem>({
    check: ({ recipient, passcode }) => ({
      ...(!recipient && { recipient: 'Say who you are: its owner is shown it' }),
      ...(needsPasscode && !passcode && { passcode: 'Type the passcode of the link' }),
    }),
    async send({ recipient = '', passcode = '' }) {
      const asker: Asker = { recipient, ...(needsPasscode && { passcode }) }
      const isLocal = isPrivateHost(window.location.hostname)
      const world = { fetch: window.fetch.bind(window), platform: globalThis, isLocal }
      const fetched = await fetchLink(link, asker, world)
      if (fetched.state === 'opened') return ok(fetched)
      if (fetched.state === 'failed') return fail({ fields: {}, notice: fetched.words })
      setNeedsPasscode(true)
      return fail({ fields: {}, notice: passcodeWords(fetched.remaining) })
    },
    onDone: (_, opened) => onOpened(opened),
  })

  if (link.expiresAtMs !== undefined && link.expiresAtMs <= Date.now()) {
    return (
      <Notice tone="warn" title="This link has expired">
        It worked until {momentWords(link.expiresAtMs)}. Ask for a new one. Nothing was sent.
      </Notice>
    )
  }

  return (
    <Card title={link.label ?? 'Open this link'}>
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p>
          It is kept by <bdi className="font-semibold wrap-anywhere">{new URL(link.url).host}</bdi>.
          Only this browser asks there. What comes is opened here, and kept nowhere.
        </p>
        {problem.notice && (
          <Notice tone="danger" announce="alert">
            {problem.notice}
          </Notice>
        )}
        <TextField
          label="Who is asking"
          help="Your name, or that of your clinic"
          name="recipient"
          autoComplete="name"
          maxLength={RECIPIENT_MAX}
          required
          error={problem.fields.recipient}
        />
        {needsPasscode && (
          <TextField
            label="Passcode of the link"
            name="passcode"
            autoComplete="off"
            maxLength={PASSCODE_MAX}
            spellCheck={false}
            required
            error={problem.fields.passcode}
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
