import { dashboardPath } from '../../addresses/paths'
import { useMay } from '../../stores/profiles'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import type { Gap, GapPlace } from './gaps'

const pathTo = (place: GapPlace) =>
  place === 'codes' ? dashboardPath('qr-codes') : `${dashboardPath('medical-info')}#${place}`

export function GapsCard({ gaps }: { gaps: readonly Gap[] }) {
  const mayEdit = useMay('edit')
  if (gaps.length === 0) return null
  return (
    <Card title="What is missing">
      <ul className="divide-y divide-line">
        {gaps.map(({ says, fix, at }) => (
          <li key={says} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="flex min-w-0 flex-1 basis-48 gap-2">
              <span className="text-warn">
                <Icon name="alert" />
              </span>
              {says}
            </p>
            {mayEdit && <ButtonLink to={pathTo(at)}>{fix}</ButtonLink>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
