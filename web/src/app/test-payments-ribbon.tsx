import { usePayments } from '../stores/payments'

/** Nobody may take a payment for real where none is. */
export function TestPaymentsRibbon() {
  const isTest = usePayments(({ config }) => config?.mode === 'test')
  if (!isTest) return null
  return (
    <aside
      aria-label="Test payments"
      className="bg-warn-wash px-4 py-0.5 text-center text-sm font-semibold text-warn print:hidden"
    >
      TEST PAYMENTS <span className="font-normal">No real money moves here.</span>
    </aside>
  )
}
