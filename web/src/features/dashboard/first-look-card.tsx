import { prepareWords } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import { dashboardPath } from '../../addresses/paths'
import { inSlices } from '../../stores/in-slices'
import { useIsOthers } from '../../stores/profiles'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { firstLook } from './first-look'

/** Parses the words of all languages in slices before rendering, which would do it in one long task. */
export const prepareFirstLook = () => inSlices(prepareWords())

interface FirstLookCardProps {
  record: MedicalRecord
  /** `YYYY-MM-DD` */
  today: string
}

export function FirstLookCard({ record, today }: FirstLookCardProps) {
  const isOthers = useIsOthers()
  const { name, age, blocks } = firstLook(record, today)
  return (
    <Card title="What a responder sees first">
      <p className="text-xl font-bold wrap-anywhere">{name}</p>
      <p className="mb-4 text-soft">{age}</p>
      <dl className="grid gap-4">
        {blocks.map(({ heading, lines, isAlarm }) => (
          <div key={heading} className={isAlarm ? 'rounded-ui bg-danger-wash p-3' : undefined}>
            <dt className={isAlarm ? 'flex items-center gap-2 font-bold text-danger' : 'text-soft'}>
              {isAlarm && <Icon name="critical" size={20} />}
              {heading}
            </dt>
            {lines.map(({ what, about }, index) => (
              // Two entries can have the same text.
              // biome-ignore lint/suspicious/noArrayIndexKey: lines hold no state
              <dd key={index} className="wrap-anywhere">
                <bdi className="font-semibold">{what}</bdi>
                {about && `: ${about}`}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <ButtonLink to={dashboardPath('medical-info')} icon={<Icon name="edit" size={20} />}>
          {isOthers ? 'Edit the record' : 'Edit my record'}
        </ButtonLink>
      </div>
    </Card>
  )
}
