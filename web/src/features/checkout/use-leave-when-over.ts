import { useEffect } from 'react'
import type { Payment } from './use-payment'

/** A payment that is already done, in another tab or before a reload, must not be paid again. */
export function useLeaveWhenOver({ state }: Payment, leave: () => void): void {
  useEffect(() => {
    if (state === 'over') leave()
  }, [state, leave])
}
