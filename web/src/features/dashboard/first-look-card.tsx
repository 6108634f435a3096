import type { ReactNode } from 'react'
import { prepareWords } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import { inSlices } from '../../loading/in-slices'
import { useOwnDictionary } from '../../loading/use-dictionary'
import { PersonCard } from '../../ui/person-card'
import { firstLook } from './first-look'
import { dashboardTexts } from './texts'

/** Parses the words of all languages in slices before rendering, which would do it in one long task. */
export const prepareFirstLook = () => inSlices(prepareWords())

interface FirstLookCardProps {
  record: MedicalRecord
  /** `YYYY-MM-DD` */
  today: string
  action?: ReactNode
}

export function FirstLookCard({ record, today, action }: FirstLookCardProps) {
  const dictionary = useOwnDictionary(record.profile?.primaryLanguage)
  return (
    <PersonCard
      title={dashboardTexts.card.title}
      content={firstLook(record, today, dictionary)}
      action={action}
    />
  )
}
