import { EmbeddedPage } from '../../features/responder/embedded-page'
import { ScanView } from '../../features/scan/scan-view'

/** The scanner, with the responder's page for what it may not open. */
export function ScanScreen() {
  return <ScanView pageOf={capsule => <EmbeddedPage shown={{ printed: capsule }} />} />
}
