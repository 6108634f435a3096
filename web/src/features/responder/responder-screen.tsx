import { EmptyState } from '../../ui/empty-state'
import { Main } from '../../ui/main'

/** The seam of the responder's screen at /e/:token. */
export function ResponderScreen() {
  return (
    <Main>
      <EmptyState icon="wifi-off">This code cannot be read without a connection.</EmptyState>
    </Main>
  )
}
