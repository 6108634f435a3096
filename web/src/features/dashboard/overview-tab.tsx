import { EmptyState } from '../../ui/empty-state'

/** The seam of the Overview tab. */
export function OverviewTab() {
  return <EmptyState icon="overview">Nothing is recorded on this phone yet.</EmptyState>
}
