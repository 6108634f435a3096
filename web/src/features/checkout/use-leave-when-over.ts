import { useEffect } from 'react'
import type { Payment } from './use-payment'

/** What was paid already (in another tab, or before a reload) is not to be paid again. */
export function useLeaveWhenOver({ state }: Payment, leave: () => void): void {
  useEffect(() => {
    if (state === 'over') leave()
  }, [state, leave])
}
