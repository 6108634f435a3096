import { useState } from 'react'
import { ALERT_LIMITS, type AlertContactAnswer } from 'sync-protocol/rest'
import { useAction } from '../../people/use-action'
import { type FieldErrors, useForm } from '../../people/use-form'
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
import { alertsTexts } from './texts'

const texts = alertsTexts.contacts

interface ContactsCardProps {
  contacts: readonly AlertContactAnswer[]
  onChanged: () => Promise<void>
}

/** Only contacts themselves see their address. */
export function ContactsCard({ contacts, onChanged }: ContactsCardProps) {
  return (
    <Card title={texts.title} lead={texts.lead({ count: ALERT_LIMITS.contacts })}>
      <div className="grid grid-cols-1 gap-6">
        {contacts.length > 0 && (
          <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
            {contacts.map(contact => (
              <Contact key={contact.id} contact={contact} onChanged={onChanged} />
            ))}
          </ul>
        )}
        <AskForm onAsked={onChanged} />
      </div>
    </Card>
  )
}

function AskForm({ onAsked }: { onAsked: () => Promise<void> }) {
  const [asked, setAsked] = useState<{ name: string; link: string }>()
  const { form, submit, isBusy, problem } = useForm({
    check: ({ name }): FieldErrors => (name ? {} : { name: texts.nameMissing }),
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
    <form ref={form} noValidate aria-label={texts.form} onSubmit={submit} className="grid gap-4">
      {problem.notice && (
        <Notice tone="danger" announce="alert">
          {problem.notice}
        </Notice>
      )}
      <TextField
        label={texts.name}
        name="name"
        autoComplete="off"
        maxLength={60}
        error={problem.fields.name}
        help={texts.nameHelp({ count: ALERT_LIMITS.askedDays })}
      />
      <div>
        <Button type="submit" tone="primary" busy={isBusy} busyLabel={texts.making}>
          {texts.make}
        </Button>
      </div>
      {asked && (
        <HandedLink
          title={texts.send({ name: asked.name })}
          link={asked.link}
          onCopied={showCopyToast}
        >
          {texts.sendText}
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
      title: texts.question({ name }),
      body: state === 'active' ? texts.activeBody({ name }) : texts.askedBody({ name }),
      confirmLabel: texts.removeName({ name }),
    })
    if (!isSure) return
    if (await run('remove', texts.notRemoved, () => removeContact(id))) {
      showToast({ title: texts.removed, description: name })
    }
    await onChanged()
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-[10rem]">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-soft">{stateWords(contact)}</span>
      </div>
      <StatusPill tone={TONES[state]}>{texts.states[state]}</StatusPill>
      <Button
        tone="danger"
        busy={isBusy}
        aria-label={texts.removeName({ name })}
        onClick={() => void remove()}
      >
        {texts.remove}
      </Button>
    </li>
  )
}

const TONES = { asked: 'info', active: 'ok', stopped: 'warn' } as const

function stateWords({ state, expiresAt, answeredAt }: AlertContactAnswer): string {
  if (state === 'asked') return texts.asked({ day: dayWords(expiresAt) })
  const day = answeredAt && dayWords(answeredAt)
  if (state === 'active') return day ? texts.activeSince({ day }) : texts.active
  return day ? texts.stoppedOn({ day }) : texts.stopped
}
