import type { MedicalRecord } from 'sync-protocol/medical'
import { dayWords } from '../../ui/date-words'
import { dashboardLateTexts } from './texts-late'

const texts = dashboardLateTexts.stats

interface StatCardsProps {
  record: MedicalRecord
  codeCount: number
}

export function StatCards({ record, codeCount }: StatCardsProps) {
  const { profile, contacts, allergies, medications, conditions, changedAtMs } = record
  const lists = [contacts, allergies, medications, conditions]
  const recordCount = profile ? lists.reduce((sum, list) => sum + list.length, 0) : 0
  return (
    <div className="@container">
      <dl className="grid divide-y divide-line rounded-ui border border-line bg-surface @min-[28rem]:grid-cols-3 @min-[28rem]:divide-x @min-[28rem]:divide-y-0">
        <Stat label={texts.records} value={String(recordCount)} />
        <Stat label={texts.codes} value={String(codeCount)} />
        <Stat label={texts.updated} value={profile ? dayWords(changedAtMs) : texts.notSet} />
      </dl>
    </div>
  )
}

function Stat({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2 @min-[28rem]:flex-col-reverse @min-[28rem]:justify-end @min-[28rem]:py-4">
      <dt className="text-soft">{label}</dt>
      <dd className="tabular font-bold @min-[28rem]:text-lg">{value}</dd>
    </div>
  )
}
