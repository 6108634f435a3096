import { useState } from 'react'
import {
  GIFT_WORDS,
  keptCents,
  type ReceiptedGift,
  receiptLines,
  statementLines,
} from 'sync-protocol/commerce'
import { fullNameOf } from 'sync-protocol/medical'
import type { Donation } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { phrase } from '../../i18n/phrase'
import { useSession } from '../../people/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { usdWords, utcDayWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { List } from '../../ui/list'
import { ListRow } from '../../ui/list-row'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { saveFile } from '../../ui/save-file'
import { Skeleton } from '../../ui/skeleton'
import { StatusPill } from '../../ui/status-pill'
import type { Tone } from '../../ui/tone'
import { RunningCard } from './running-card'
import { donationsTexts } from './texts'
import { type GivingRecord, useGivingRecord } from './use-giving-record'

const texts = donationsTexts

export function DonationsScreen() {
  const { record, load } = useGivingRecord()
  return (
    <Main>
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        back={{ to: paths.dashboard, label: texts.back }}
        actions={<ButtonLink to={paths.donate}>{texts.donate}</ButtonLink>}
      />
      {record === 'asking' && <Skeleton lines={4} />}
      {record === 'unreachable' && (
        <Notice
          tone="warn"
          title={texts.unreachable}
          announce="status"
          action={<Button onClick={() => void load()}>{texts.tryAgain}</Button>}
        >
          {texts.unreachableDetail}
        </Notice>
      )}
      {typeof record === 'object' && <Giving record={record} onChanged={load} />}
    </Main>
  )
}

function Giving({ record, onChanged }: { record: GivingRecord; onChanged: () => Promise<void> }) {
  const donor = useDonorName()
  const [paper, setPaper] = useState<Paper | null>(null)
  const gifts = record.donations.flatMap(donation => toReceipted(donation) ?? [])
  const years = yearsOf(gifts)

  const showStatement = (year: number) =>
    setPaper({
      title: texts.taxes.statementTitle({ year: String(year) }),
      fileName: `giving-statement-${year}.txt`,
      lines: statementLines(year, gifts, donor),
    })

  function showReceipt(donation: Donation) {
    const gift = toReceipted(donation)
    if (!gift) return
    setPaper({
      title: texts.gifts.receiptNumber({ number: gift.number }),
      fileName: `receipt-${gift.number}.txt`,
      lines: receiptLines(gift, donor),
    })
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <RunningCard gift={record.gift} plan={record.plan} onChanged={onChanged} />
      {years.length > 0 && (
        <Card title={texts.taxes.title} lead={texts.taxes.lead}>
          <div className="flex flex-wrap gap-3">
            {years.map(year => (
              <Button key={year} onClick={() => showStatement(year)}>
                {texts.taxes.statement({ year: String(year) })}
              </Button>
            ))}
          </div>
        </Card>
      )}
      <Card title={texts.gifts.title}>
        {record.isConfirming && (
          <Notice tone="info" announce="status">
            {texts.gifts.confirming}
          </Notice>
        )}
        {record.donations.length === 0 ? (
          !record.isConfirming && <EmptyState icon="heart">{texts.gifts.none}</EmptyState>
        ) : (
          <List label={texts.gifts.title}>
            {record.donations.map(donation => (
              <GiftRow key={donation.id} donation={donation} onReceipt={showReceipt} />
            ))}
          </List>
        )}
      </Card>
      {paper && <PaperDialog paper={paper} onClose={() => setPaper(null)} />}
    </div>
  )
}

const TONES: Readonly<Record<Donation['status'], Tone>> = {
  pending: 'warn',
  processing: 'info',
  cancelled: 'warn',
  paid: 'ok',
  refunded: 'info',
}

interface GiftRowProps {
  donation: Donation
  onReceipt: (donation: Donation) => void
}

function GiftRow({ donation, onReceipt }: GiftRowProps) {
  const { kind, totalCents, refundedCents, status, paidAt, createdAt, receiptNumber } = donation
  const details = [utcDayWords(paidAt ?? createdAt), phrase(GIFT_WORDS[kind])]
  if (refundedCents > 0) details.push(texts.gifts.refunded({ amount: usdWords(refundedCents) }))
  return (
    <ListRow
      title={usdWords(totalCents)}
      mark={<StatusPill tone={TONES[status]}>{texts.gifts.statuses[status]}</StatusPill>}
      detail={details.join(' · ')}
      actions={
        receiptNumber && (
          <Button
            tone="bare"
            aria-label={texts.gifts.receiptNumber({ number: receiptNumber })}
            onClick={() => onReceipt(donation)}
          >
            {texts.gifts.receipt}
          </Button>
        )
      }
    />
  )
}

function useDonorName(): string {
  const session = useSession(state => state.session)
  if (session.status !== 'signedIn') return ''
  return fullNameOf(session.user) || session.user.email
}

function toReceipted(donation: Donation): ReceiptedGift | null {
  const { receiptNumber, paidAt, totalCents, refundedCents, kind } = donation
  if (!receiptNumber || !paidAt) return null
  return { number: receiptNumber, paidAt, totalCents, refundedCents, kind }
}

/** The years with gifts that were not refunded, newest first. */
function yearsOf(gifts: readonly ReceiptedGift[]): number[] {
  const years = gifts.filter(gift => keptCents(gift) > 0).map(({ paidAt }) => paidAt.slice(0, 4))
  return [...new Set(years)].map(Number).sort((a, b) => b - a)
}

interface Paper {
  title: string
  fileName: string
  lines: readonly string[]
}

/** The paper is plain text, which opens everywhere and for ever. */
function PaperDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const save = () => saveFile(paper.fileName, `${paper.lines.join('\n')}\n`, 'text/plain')
  return (
    <Dialog
      title={paper.title}
      size="page"
      onClose={onClose}
      actions={
        <Button tone="primary" icon={<Icon name="download" size={20} />} onClick={save}>
          {texts.taxes.save}
        </Button>
      }
    >
      <div className="tabular grid gap-1 wrap-anywhere">
        {paper.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text do not move
          <p key={index} className="min-h-3">
            {line}
          </p>
        ))}
      </div>
    </Dialog>
  )
}
