import { EmbeddedPage } from '../../features/responder/embedded-page'
import { ScanScreen as Scan } from '../../features/scan/scan-screen'

/** The scanner, with the responder's page for what it may not open. */
export function ScanScreen() {
  return <Scan pageOf={capsule => <EmbeddedPage shown={{ printed: capsule }} />} />
}
