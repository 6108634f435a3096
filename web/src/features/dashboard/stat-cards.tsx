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
      <dl className="grid divide-y divide-line rounded-ui border border-line bg-surface @min-[17rem]:grid-cols-[repeat(3,minmax(0,auto))] @min-[17rem]:divide-x @min-[17rem]:divide-y-0 @min-[28rem]:grid-cols-3">
        <Stat label={texts.records} value={String(recordCount)} />
        <Stat label={texts.codes} value={String(codeCount)} />
        <Stat label={texts.updated} value={profile ? dayWords(changedAtMs) : texts.notSet} />
      </dl>
    </div>
  )
}

function Stat({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 p-3 sm:p-4">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="tabular text-lg font-bold">{value}</dd>
    </div>
  )
}
