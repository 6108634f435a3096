import { Main } from '../ui/main'
import { Skeleton } from '../ui/skeleton'
import { appTexts } from './texts'

export function ScreenSkeleton() {
  return (
    <Main>
      <p role="status" className="sr-only">
        {appTexts.frame.loading}
      </p>
      <div className="grid gap-6">
        <Skeleton lines={2} />
        <Skeleton block />
        <Skeleton block />
      </div>
    </Main>
  )
}
