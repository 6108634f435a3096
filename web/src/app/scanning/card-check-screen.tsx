import { EmbeddedPage } from '../../features/responder/embedded-page'
import { CardCheck } from '../../features/scan/card-check/card-check-screen'

export function CardCheckScreen() {
  return <CardCheck pageOf={shown => <EmbeddedPage shown={shown} />} />
}
