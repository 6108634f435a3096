import { EmptyState } from '../../ui/empty-state'

/** The seam of the QR Codes tab. */
export function QrCodesTab() {
  return <EmptyState icon="qr">No QR codes generated yet.</EmptyState>
}
