import type { ImportPlan, IpsSummary } from 'sync-protocol/ips'
import type { MedicalRecord } from 'sync-protocol/medical'
import { utcDayWords } from '../../../ui/date-words'
import { Notice } from '../../../ui/notice'

interface WhoseFileProps {
  plan: ImportPlan
  summary: IpsSummary
  record: MedicalRecord
}

/** Names the person of the file, with a warning if the record may be another person's. */
export function WhoseFile({ plan, summary: { profile, bornIn }, record }: WhoseFileProps) {
  const { account } = record
  const inFile = (
    <Person name={profile.fullName} born={profile.dateOfBirth || bornIn} none="nobody it names" />
  )
  if (plan.isOtherPerson) {
    const name =
      record.profile?.fullName || [account.firstName, account.lastName].filter(Boolean).join(' ')
    return (
      <Notice tone="danger" announce="alert" title="This may be somebody else’s">
        The file is about {inFile}. This record is of{' '}
        <Person name={name} born={record.profile?.dateOfBirth} none="somebody without a name" />. So
        nothing is chosen.
      </Notice>
    )
  }
  if (plan.isPersonUnknown) {
    return (
      <Notice tone="warn" title="Is it the same person?">
        The file is about {inFile}. It says no name or birth date that could be compared with this
        record.
      </Notice>
    )
  }
  return <p className="max-w-text">It is about {inFile}.</p>
}

function Person({ name, born, none }: { name: unknown; born: unknown; none: string }) {
  const day = String(born ?? '')
  const words = day.length === 10 ? utcDayWords(day) : day
  if (!name && !words) return none
  return (
    <>
      <bdi className="font-semibold wrap-anywhere">{String(name || 'somebody without a name')}</bdi>
      {words && `, born ${words}`}
    </>
  )
}
