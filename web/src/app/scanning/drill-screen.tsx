import { EmbeddedPage } from '../../features/responder/embedded-page'
import { DrillScreen as Drill } from '../../features/scan/drill/drill-screen'

/** The drill, with the responder's own page in it. */
export function DrillScreen() {
  return <Drill pageOf={shown => <EmbeddedPage shown={shown} />} />
}
