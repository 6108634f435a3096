import { useState } from 'react'
import { EXPIRATIONS } from 'sync-protocol/qr'
import { PASSCODE_MIN, type ShareRequest } from 'sync-protocol/rest'
import { LABEL_MAX, PASSCODE_MAX, SUMMARY_LEVELS, type SummaryLevel } from 'sync-protocol/shl'
import type { HttpFailure } from '../../../http/failure'
import { useConnection } from '../../../http/use-connection'
import { useDictionary } from '../../../loading/use-dictionary'
import { type FieldErrors, useForm } from '../../../people/use-form'
import { useRecord } from '../../../sync'
import { Button } from '../../../ui/button'
import { NeedsConnection } from '../../../ui/needs-connection'
import { Notice } from '../../../ui/notice'
import { RadioGroup } from '../../../ui/radio-group'
import { Select } from '../../../ui/select'
import { Skeleton } from '../../../ui/skeleton'
import { TextField } from '../../../ui/text-field'
import { clinicTexts } from '../texts'
import type { HealthLink } from './links-note'
import { makeLink } from './make-link'

const { newLink: texts, levels, links } = clinicTexts

interface LinkFormProps {
  onMade: (links: HealthLink[]) => void
  onBack: () => void
}

export function NewLinkForm({ onMade, onBack }: LinkFormProps) {
  const record = useRecord()
  const dictionary = useDictionary('en', record?.profile?.primaryLanguage)
  const connection = useConnection()
  const [level, setLevel] = useState<SummaryLevel>('healthcare')
  const [kind, setKind] = useState<ShareRequest['kind']>('live')
  const { form, submit, isBusy, problem } = useForm<HealthLink[], HttpFailure>({
    check: ({ passcode = '' }): FieldErrors =>
      passcode.trim() && passcode.trim().length < PASSCODE_MIN
        ? { passcode: texts.passcodeTooShort({ count: PASSCODE_MIN }) }
        : {},
    send: async ({ expiresIn, label = '', passcode = '' }) => {
      if (!record) return null
      const until = EXPIRATIONS.find(each => each === expiresIn) ?? '1week'
      const choices = { kind, level, expiresIn: until, label, passcode: passcode.trim() }
      return makeLink(choices, { record, dictionary, nowMs: Date.now() })
    },
    onDone: (_, links) => onMade(links),
  })
  if (record === undefined) return <Skeleton block />
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <RadioGroup
        label={clinicTexts.whatTheySee}
        choices={SUMMARY_LEVELS.map(value => ({ value, ...levels[value] }))}
        value={level}
        onChange={setLevel}
      />
      <RadioGroup
        label={texts.how}
        choices={KINDS.map(value => ({ value, ...texts[value] }))}
        value={kind}
        onChange={setKind}
      />
      <Select
        label={texts.works}
        name="expiresIn"
        defaultValue="1week"
        options={UNTIL.map(value => ({ value, label: texts.until[value] }))}
      />
      {kind === 'live' && (
        <TextField
          label={texts.passcode}
          name="passcode"
          help={texts.passcodeHelp({ count: PASSCODE_MIN })}
          error={problem.fields.passcode}
          autoComplete="off"
          maxLength={PASSCODE_MAX}
        />
      )}
      <TextField
        label={texts.name}
        name="label"
        help={texts.nameHelp}
        error={problem.fields.label}
        placeholder={texts.namePlaceholder}
        autoComplete="off"
        maxLength={LABEL_MAX}
      />
      {problem.notice && (
        <Notice tone="danger" announce="alert">
          {problem.notice}
        </Notice>
      )}
      <NeedsConnection connection={connection} because={texts.because}>
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={texts.making}>
          {texts.make}
        </Button>
      </NeedsConnection>
      <Button wide onClick={onBack}>
        {links.back}
      </Button>
    </form>
  )
}

const KINDS = ['live', 'sealed'] as const
const UNTIL = ['1hour', '24hours', '1week', '1month', 'never'] as const
