import { lazy, Suspense } from 'react'
import { ScanView } from '../../features/scan/scan-view'
import { Skeleton } from '../../ui/skeleton'

const EmbeddedPage = lazy(async () => ({
  default: (await import('../../features/responder/embedded-page')).EmbeddedPage,
}))

export function ScanScreen() {
  return (
    <ScanView
      pageOf={capsule => (
        <Suspense fallback={<Skeleton block />}>
          <EmbeddedPage shown={{ printed: capsule }} />
        </Suspense>
      )}
    />
  )
}
