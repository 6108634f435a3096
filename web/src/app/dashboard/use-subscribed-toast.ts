import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { showToast } from '../../stores/toast'

/** Back from a payment that left the page: says so once, and takes the word out of the address. */
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
