import { EmptyState } from '../../ui/empty-state'

/** The seam of "Show my code": the inside of the dialog that `?show=code` opens. */
export function ShowCode() {
  return <EmptyState icon="qr">No QR codes generated yet.</EmptyState>
}
