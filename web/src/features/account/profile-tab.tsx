import { EmptyState } from '../../ui/empty-state'

/** The seam of the Profile tab. */
export function ProfileTab() {
  return <EmptyState icon="person">Your account is shown here.</EmptyState>
}
