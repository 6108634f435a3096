import { useState } from 'react'
import { EXPIRATIONS } from 'sync-protocol/qr'
import { PASSCODE_MIN, type ShareRequest } from 'sync-protocol/rest'
import { LABEL_MAX, PASSCODE_MAX, SUMMARY_LEVELS, type SummaryLevel } from 'sync-protocol/shl'
import type { HttpFailure } from '../../../http/failure'
import { useConnection } from '../../../http/use-connection'
import { type FieldErrors, useForm } from '../../../session/use-form'
import { useDictionary } from '../../../stores/use-dictionary'
import { useRecord } from '../../../sync'
import { Button } from '../../../ui/button'
import { NeedsConnection } from '../../../ui/needs-connection'
import { Notice } from '../../../ui/notice'
import { RadioGroup } from '../../../ui/radio-group'
import { Select } from '../../../ui/select'
import { Skeleton } from '../../../ui/skeleton'
import { TextField } from '../../../ui/text-field'
import { LINK_LEVEL_NAMES } from './link-words'
import type { HealthLink } from './links-note'
import { makeLink } from './make-link'

const BECAUSE =
  'The clinic asks our server for the record, so making a link needs a connection. The file and your codes work without one.'

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
        ? { passcode: `Use at least ${PASSCODE_MIN} characters` }
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
        label="What the clinic is told"
        choices={SUMMARY_LEVELS.map(value => ({ value, ...LEVELS[value] }))}
        value={level}
        onChange={setLevel}
      />
      <RadioGroup label="How" choices={KINDS} value={kind} onChange={setKind} />
      <Select label="It works" name="expiresIn" defaultValue="1week" options={UNTIL} />
      {kind === 'live' && (
        <TextField
          label="Passcode, if you want one"
          name="passcode"
          help={`At least ${PASSCODE_MIN} characters. Tell it to the clinic, not with the link. After 10 wrong ones the link is locked for good.`}
          error={problem.fields.passcode}
          autoComplete="off"
          maxLength={PASSCODE_MAX}
        />
      )}
      <TextField
        label="Name of the link"
        name="label"
        help="Anyone who has the link can read its name."
        error={problem.fields.label}
        placeholder="Patient summary"
        autoComplete="off"
        maxLength={LABEL_MAX}
      />
      {problem.notice && (
        <Notice tone="danger" announce="alert">
          {problem.notice}
        </Notice>
      )}
      <NeedsConnection connection={connection} because={BECAUSE}>
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Making it…">
          Make the link
        </Button>
      </NeedsConnection>
      <Button wide onClick={onBack}>
        Back to your links
      </Button>
    </form>
  )
}

const LEVELS: Record<SummaryLevel, { label: string; help: string }> = {
  healthcare: {
    label: LINK_LEVEL_NAMES.healthcare,
    help: 'With your birth date, address, past conditions, prescribers and insurance.',
  },
  emergency: {
    label: LINK_LEVEL_NAMES.emergency,
    help: 'As an emergency code shows it: no birth date, address, past conditions or insurance.',
  },
}

const KINDS = [
  {
    value: 'live',
    label: 'Always up to date',
    help: 'Our server makes the summary when it is asked for. It may have a passcode.',
  },
  {
    value: 'sealed',
    label: 'As it is now',
    help: 'Encrypted on this phone. Our server keeps the file and cannot read it. It does not follow your changes.',
  },
] as const

const UNTIL = [
  { value: '1hour', label: 'For an hour' },
  { value: '24hours', label: 'For a day' },
  { value: '1week', label: 'For a week' },
  { value: '1month', label: 'For a month' },
  { value: 'never', label: 'Until I end it' },
] as const
