import { Main } from '../ui/main'
import { Skeleton } from '../ui/skeleton'

/** While a screen's code or the question who is here is under way. */
export function ScreenSkeleton() {
  return (
    <Main>
      <p role="status" className="sr-only">
        Loading…
      </p>
      <div className="grid gap-6">
        <Skeleton lines={2} />
        <Skeleton block />
        <Skeleton block />
      </div>
    </Main>
  )
}
