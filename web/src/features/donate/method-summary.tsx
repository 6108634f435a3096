import { FEES, formatFee, GROUP_FEES, GROUP_NAMES, methodsOf } from 'sync-protocol/commerce'

export function MethodSummary() {
  return (
    <dl className="grid gap-3">
      {(['cards', 'wallets', 'international'] as const).map(group => (
        <div key={group}>
          <dt className="font-semibold">{GROUP_NAMES[group]}</dt>
          <dd className="text-soft">
            {methodsOf(group)
              .slice(0, 3)
              .map(({ name }) => name)
              .join(', ')}
            {methodsOf(group).length > 3 && ' and more'}{' '}
            <span className="whitespace-nowrap">({formatFee(FEES[GROUP_FEES[group]])})</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
