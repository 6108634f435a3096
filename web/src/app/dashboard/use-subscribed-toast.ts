import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { showToast } from '../../stores/toast'

/** Confirms a payment once after the return from another page, and removes the parameter. */
export function useSubscribedToast(): void {
  const [params, setParams] = useSearchParams()
  const isBack = params.get('subscribed') === 'true'

  useEffect(() => {
    if (!isBack) return
    showToast({ title: 'Subscription Successful!' })
    setParams(
      before => {
        before.delete('subscribed')
        return before
      },
      { replace: true },
    )
  }, [isBack, setParams])
}
