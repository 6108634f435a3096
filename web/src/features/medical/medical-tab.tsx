import { EmptyState } from '../../ui/empty-state'

/** The seam of the Medical Info tab. */
export function MedicalTab() {
  return <EmptyState icon="heart">Nothing is recorded on this phone yet.</EmptyState>
}
