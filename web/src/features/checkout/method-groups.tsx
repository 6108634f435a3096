import { GROUP_NAMES, groupsFor, type MethodGroup, PAYMENT_METHODS } from 'sync-protocol/commerce'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-shapes'

const ICONS: Readonly<Record<MethodGroup, IconName>> = {
  cards: 'card',
  wallets: 'wallet',
  bnpl: 'clock',
  international: 'globe',
}

/** Pay Later appears only for products. */
export function MethodGroups({ ids }: { ids: readonly string[] }) {
  return (
    <ul aria-label="Ways to pay" className="flex flex-wrap gap-x-6 gap-y-2">
      {groupsFor(ids).map(group => (
        <li key={group} className="flex items-center gap-2 text-soft">
          <Icon name={ICONS[group]} size={20} />
          {GROUP_NAMES[group]}
        </li>
      ))}
    </ul>
  )
}

export function SupportedMethods({ ids }: { ids: readonly string[] }) {
  const names = PAYMENT_METHODS.filter(({ id, rideOn }) => ids.includes(rideOn ?? id))
  if (names.length === 0) return null
  return (
    <details className="rounded-ui border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        <span className="flex-1">Supported payment methods</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul className="grid gap-1 pb-4 sm:grid-cols-2">
        {names.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </details>
  )
}
