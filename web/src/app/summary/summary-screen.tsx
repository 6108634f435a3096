import { Suspense } from 'react'
import { SummaryPage } from '../../features/account/summary-page'
import { late } from '../../loading/late'

const LinkOnPaper = late(() =>
  import('../../features/clinic/links/link-on-paper').then(
    ({ LinkOnPaper }) => LinkOnPaper,
    () => Nothing,
  ),
)
const Nothing = () => null

export function SummaryScreen() {
  return (
    <SummaryPage
      code={
        <Suspense>
          <LinkOnPaper />
        </Suspense>
      }
    />
  )
}
