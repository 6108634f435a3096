import { type ReactNode, useState } from 'react'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { disclose } from 'sync-protocol/disclosure'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { isExpired, type Print } from 'sync-protocol/qr'
import type { RowOf } from '../../../sync'
import { ButtonLink } from '../../../ui/button-link'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { SegmentedControl } from '../../../ui/segmented-control'
import { useFocusOnArrival } from '../../../ui/use-focus-on-arrival'
import { ourHosts } from '../our-hosts'
import { type CodeLink, recognise } from '../recognise'
import { type CardStatus, cardStatusOf } from './card-status'
import { messagesOf, type StatusMessage } from './card-status-words'
import { findingsOf, gradeOf } from './measure-words'
import type { Reading } from './measuring-reader'

interface CardCheckResultProps {
  reading: Reading
  mine: {
    codes: readonly RowOf<'qr-codes'>[]
    prints: readonly Print[]
    record: MedicalRecord
  }
  pageOf: (shown: { live: ResponderCard } | { printed: string }) => ReactNode
}

export function CardCheckResult({ reading, mine, pageOf }: CardCheckResultProps) {
  const [nowMs] = useState(Date.now)
  const { codes, prints, record } = mine
  const found = recognise(reading.text, ourHosts())
  const link = found.kind === 'ours' || found.kind === 'elsewhere' ? found : undefined
  const status =
    link &&
    cardStatusOf(
      { ...link, isOurHost: found.kind === 'ours' },
      { codes, prints, changedAtMs: record.changedAtMs },
      nowMs,
    )
  const anchor = useFocusOnArrival()
  return (
    <div ref={anchor} tabIndex={-1} className="grid gap-6">
      <div role="status" className="grid gap-4">
        {messagesHere(found, status).map(({ tone, title, text, mend }) => (
          <Notice
            key={title}
            tone={tone}
            title={title}
            action={mend && <ButtonLink to={mend.to}>{mend.label}</ButtonLink>}
          >
            {text}
          </Notice>
        ))}
      </div>
      <ScanQuality reading={reading} />
      {link && status?.whose === 'mine' && (
        <ResponderView link={link} status={status} record={record} nowMs={nowMs} pageOf={pageOf} />
      )}
    </div>
  )
}

function messagesHere(
  found: ReturnType<typeof recognise>,
  status: CardStatus | undefined,
): StatusMessage[] {
  if (status) return messagesOf(status)
  if (found.kind === 'damaged') {
    return [
      {
        tone: 'danger',
        title: 'This LifeTag code is damaged',
        text: 'A part of its link is missing or changed, so it opens nothing. Print your code again.',
      },
    ]
  }
  const name = found.kind === 'other' ? found.name : 'a code of another service'
  return [{ tone: 'warn', title: 'This is not one of your codes', text: `It is ${name}.` }]
}

function ScanQuality({ reading }: { reading: Reading }) {
  const findings = findingsOf(reading)
  const { tone, title } = gradeOf(findings)
  return (
    <Card title="How well it scanned">
      <div className="grid gap-4">
        <Notice tone={tone} title={title} />
        <dl className="grid gap-3">
          {findings.map(({ label, value, advice }) => (
            <div key={label}>
              <dt className="text-soft">{label}</dt>
              <dd className="tabular">
                {value}
                {advice && <p className="text-warn">{advice}</p>}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-soft">
          Measured in the one picture it was read from, with this camera and light.
        </p>
      </div>
    </Card>
  )
}

interface ResponderViewProps {
  link: CodeLink
  status: Extract<CardStatus, { whose: 'mine' }>
  record: MedicalRecord
  nowMs: number
  pageOf: CardCheckResultProps['pageOf']
}

function ResponderView({ link, status: { code }, record, nowMs, pageOf }: ResponderViewProps) {
  const [signal, setSignal] = useState<'with' | 'without'>('with')
  const today = todayHere(new Date(nowMs))
  return (
    <Card title="What a responder sees">
      <div className="grid gap-4">
        <SegmentedControl
          label="Their connection"
          hideLabel
          options={[
            { value: 'with', label: 'With a connection' },
            { value: 'without', label: 'Without one' },
          ]}
          value={signal}
          onChange={setSignal}
        />
        {signal === 'with' && isExpired(code, nowMs) && (
          <p>Nothing but the number to call: the code has expired.</p>
        )}
        {signal === 'with' && !isExpired(code, nowMs) && (
          <>
            {code.accessLevel === 'healthcare' && (
              <p className="text-soft">
                First they say who they are and why they look; you are told. Insurance and documents
                ask for your PIN, if you set one.
              </p>
            )}
            {pageOf({ live: disclose(record, code, today) })}
          </>
        )}
        {signal === 'without' && link.capsule === '' && (
          <p>Only the words printed beside the code: it carries no offline copy.</p>
        )}
        {signal === 'without' && link.capsule !== '' && pageOf({ printed: link.capsule })}
      </div>
    </Card>
  )
}
