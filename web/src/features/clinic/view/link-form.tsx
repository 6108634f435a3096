import { useState } from 'react'
import { PASSCODE_MAX, RECIPIENT_MAX, type ShlLink } from 'sync-protocol/shl'
import { fail, ok } from '../../../http/result'
import { sentenceGap } from '../../../i18n/sentences'
import type { Problem } from '../../../people/form-problem'
import { useForm } from '../../../people/use-form'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { momentWords } from '../../../ui/date-words'
import { Notice } from '../../../ui/notice'
import { TextField } from '../../../ui/text-field'
import { clinicImportTexts } from '../texts-import'
import { type Asker, type Fetched, fetchLink } from './fetch-link'
import { isPrivateHost } from './private-address'

const texts = clinicImportTexts.openLink

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
      ...(!recipient && { recipient: texts.nameMissing }),
      ...(needsPasscode && !passcode && { passcode: texts.passcodeMissing }),
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
      <Notice tone="warn" title={texts.expired}>
        {texts.expiredText({ moment: momentWords(link.expiresAtMs) })}
      </Notice>
    )
  }

  return (
    <Card title={link.label ?? texts.title}>
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p>
          {texts.keptBy}
          {sentenceGap()}
          <bdi className="font-semibold wrap-anywhere">{new URL(link.url).host}</bdi>
        </p>
        <p>{texts.note}</p>
        {problem.notice && (
          <Notice tone="danger" announce="alert">
            {problem.notice}
          </Notice>
        )}
        <TextField
          label={texts.name}
          help={texts.nameHelp}
          name="recipient"
          autoComplete="name"
          maxLength={RECIPIENT_MAX}
          required
          error={problem.fields.recipient}
        />
        {needsPasscode && (
          <TextField
            label={texts.passcode}
            name="passcode"
            autoComplete="off"
            maxLength={PASSCODE_MAX}
            spellCheck={false}
            required
            error={problem.fields.passcode}
          />
        )}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {texts.open}
        </Button>
      </form>
    </Card>
  )
}

function passcodeWords(remaining: number | undefined): string {
  if (remaining === undefined) return texts.wrongPasscode
  return remaining <= 0 ? texts.locked : texts.wrongPasscodeLeft({ count: remaining })
}
