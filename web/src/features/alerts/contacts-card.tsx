import { useState } from 'react'
import { ALERT_LIMITS, type AlertContactAnswer } from 'sync-protocol/rest'
import { useAction } from '../../session/use-action'
import { type FieldErrors, useForm } from '../../session/use-form'
import { confirm } from '../../stores/confirm'
import { showCopyToast, showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { HandedLink } from '../../ui/handed-link'
import { Notice } from '../../ui/notice'
import { StatusPill } from '../../ui/status-pill'
import { TextField } from '../../ui/text-field'
import { askContact, removeContact } from './alert-calls'

interface ContactsCardProps {
  contacts: readonly AlertContactAnswer[]
  onChanged: () => Promise<void>
}

/** Only contacts themselves see their address. */
export function ContactsCard({ contacts, onChanged }: ContactsCardProps) {
  return (
    <Card
      title="Contacts without an account"
      lead={`Up to ${ALERT_LIMITS.contacts}. They need no app, and see nothing of the record.`}
    >
      <div className="grid grid-cols-1 gap-6">
        <AskForm onAsked={onChanged} />
        {contacts.length > 0 && (
          <ul aria-label="Contacts" className="divide-y divide-line border-t border-line">
            {contacts.map(contact => (
              <Contact key={contact.id} contact={contact} onChanged={onChanged} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function AskForm({ onAsked }: { onAsked: () => Promise<void> }) {
  const [asked, setAsked] = useState<{ name: string; link: string }>()
  const { form, submit, isBusy, problem } = useForm({
    check: ({ name }): FieldErrors => (name ? {} : { name: 'Enter a name' }),
    send({ name = '' }) {
      setAsked(undefined)
      return askContact(name)
    },
    async onDone({ name = '' }, { link }) {
      setAsked({ name, link })
      form.current?.reset()
      await onAsked()
    },
  })

  return (
    <form ref={form} noValidate aria-label="Ask a contact" onSubmit={submit} className="grid gap-4">
      {problem.notice && (
        <Notice tone="danger" announce="alert">
          {problem.notice}
        </Notice>
      )}
      <TextField
        label="Their name"
        name="name"
        autoComplete="off"
        maxLength={60}
        error={problem.fields.name}
        help={`You get a link to send them. It asks whether they agree, says what will come, and is good for ${ALERT_LIMITS.askedDays} days.`}
      />
      <div>
        <Button type="submit" tone="primary" busy={isBusy} busyLabel="Making it…">
          Make a link
        </Button>
      </div>
      {asked && (
        <HandedLink title={`Send this to ${asked.name}`} link={asked.link} onCopied={showCopyToast}>
          They enter their email address there and confirm it.
        </HandedLink>
      )}
    </form>
  )
}

interface ContactProps {
  contact: AlertContactAnswer
  onChanged: () => Promise<void>
}

function Contact({ contact, onChanged }: ContactProps) {
  const { isBusy, run } = useAction()
  const { id, name, state } = contact

  async function remove() {
    const isSure = await confirm({
      isAboutRecord: true,
      title: `Remove ${name}?`,
      body:
        state === 'active'
          ? `${name} is told no more. To be told again they need a new link.`
          : `The link that you sent ${name} opens nothing from then on.`,
      confirmLabel: `Remove ${name}`,
    })
    if (!isSure) return
    if (await run('remove', 'Not removed', () => removeContact(id))) {
      showToast({ title: 'Removed', description: name })
    }
    await onChanged()
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-40">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-soft">{stateWords(contact)}</span>
      </div>
      <StatusPill tone={TONES[state]}>{NAMES[state]}</StatusPill>
      <Button
        tone="danger"
        busy={isBusy}
        aria-label={`Remove ${name}`}
        onClick={() => void remove()}
      >
        Remove
      </Button>
    </li>
  )
}

const NAMES = { asked: 'Asked', active: 'Active', stopped: 'Stopped' } as const
const TONES = { asked: 'info', active: 'ok', stopped: 'warn' } as const

function stateWords({ state, expiresAt, answeredAt }: AlertContactAnswer): string {
  if (state === 'asked') return `May answer until ${dayWords(expiresAt)}.`
  const since = answeredAt ? ` since ${dayWords(answeredAt)}` : ''
  return state === 'active' ? `Is told${since}.` : `Stopped it themselves${since}.`
}
