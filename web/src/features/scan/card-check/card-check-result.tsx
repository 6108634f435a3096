import { type ReactNode, useState } from 'react'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { disclose } from 'sync-protocol/disclosure'
import { type MedicalRecord, recordMarkOf, todayHere } from 'sync-protocol/medical'
import { isExpired, type Print } from 'sync-protocol/qr'
import type { RowOf } from '../../../sync'
import { ButtonLink } from '../../../ui/button-link'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { SegmentedControl } from '../../../ui/segmented-control'
import { useFocusOnArrival } from '../../../ui/use-focus-on-arrival'
import { otherText } from '../other-text'
import { ourHosts } from '../our-hosts'
import { type CodeLink, recognise } from '../recognise'
import { cardCheckTexts } from '../texts-card-check'
import { type CardStatus, cardStatusOf } from './card-status'
import { messagesOf, type StatusMessage } from './card-status-words'
import { findingsOf, gradeOf } from './measure-words'
import type { Reading } from './measuring-reader'

const { quality, responder: texts } = cardCheckTexts

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
      { codes, prints, recordMark: recordMarkOf(record) },
      nowMs,
    )
  const anchor = useFocusOnArrival()
  return (
    <div ref={anchor} tabIndex={-1} className="grid gap-6">
      <div role="status" className="grid gap-4">
        {messagesHere(found, status).map(({ tone, title, text, repair }) => (
          <Notice
            key={title}
            tone={tone}
            title={title}
            action={repair && <ButtonLink to={repair.to}>{repair.label}</ButtonLink>}
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
  if (found.kind === 'damaged') return [{ tone: 'danger', ...cardCheckTexts.damaged }]
  const text = otherText(found.kind === 'other' ? found : { what: 'health' })
  return [{ tone: 'warn', title: cardCheckTexts.unknown.title, text }]
}

function ScanQuality({ reading }: { reading: Reading }) {
  const findings = findingsOf(reading)
  const { tone, title } = gradeOf(findings)
  return (
    <Card title={quality.title}>
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
        <p className="text-soft">{quality.note}</p>
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
    <Card title={texts.title}>
      <div className="grid gap-4">
        <SegmentedControl
          label={texts.connection}
          hideLabel
          options={[
            { value: 'with', label: texts.with },
            { value: 'without', label: texts.without },
          ]}
          value={signal}
          onChange={setSignal}
        />
        {signal === 'with' && isExpired(code, nowMs) && <p>{texts.expired}</p>}
        {signal === 'with' && !isExpired(code, nowMs) && (
          <>
            {code.accessLevel === 'healthcare' && <p className="text-soft">{texts.asked}</p>}
            {pageOf({ live: disclose(record, code, today) })}
          </>
        )}
        {signal === 'without' && link.capsule === '' && <p>{texts.noCopy}</p>}
        {signal === 'without' && link.capsule !== '' && pageOf({ printed: link.capsule })}
      </div>
    </Card>
  )
}
