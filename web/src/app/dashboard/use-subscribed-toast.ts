import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { showToast } from '../../stores/toast'

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
