import { Suspense } from 'react'
import { SummaryPage } from '../../features/account/summary-page'
import { late } from '../../ui/late'

/** It comes to the phone once there is a record; the summary can do without it. */
const LinkOnPaper = late(() =>
  import('../../features/clinic/links/link-on-paper').then(
    ({ LinkOnPaper }) => LinkOnPaper,
    () => Nothing,
  ),
)
const Nothing = () => null

/** The summary with what another feature lends to it. */
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
