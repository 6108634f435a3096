import type { MedicalRecord } from 'sync-protocol/medical'
import { dayWords } from '../../ui/date-words'

interface StatCardsProps {
  record: MedicalRecord
  codeCount: number
}

export function StatCards({ record, codeCount }: StatCardsProps) {
  const { profile, contacts, allergies, medications, conditions, changedAtMs } = record
  const lists = [contacts, allergies, medications, conditions]
  const recordCount = profile ? lists.reduce((sum, list) => sum + list.length, 0) : 0
  return (
    <dl className="grid grid-cols-[repeat(3,minmax(0,auto))] divide-x divide-line rounded-ui border border-line bg-surface sm:grid-cols-3">
      <Stat label="Medical Records" value={String(recordCount)} />
      <Stat label="QR Codes" value={String(codeCount)} />
      <Stat label="Last Updated" value={profile ? dayWords(changedAtMs) : 'Not set'} />
    </dl>
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
