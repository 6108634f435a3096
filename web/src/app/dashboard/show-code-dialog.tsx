import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Dialog } from '../../ui/dialog'
import { Skeleton } from '../../ui/skeleton'

const ShowCode = lazy(async () => ({
  default: (await import('../../features/dashboard/show-code')).ShowCode,
}))

export function ShowCodeDialog() {
  const [params, setParams] = useSearchParams()
  if (params.get('show') !== 'code') return null

  function close() {
    const rest = new URLSearchParams(params)
    rest.delete('show')
    setParams(rest, { replace: true })
  }

  return (
    <Dialog title="My code" size="screen" onClose={close}>
      <Suspense fallback={<Skeleton block />}>
        <ShowCode />
      </Suspense>
    </Dialog>
  )
}
