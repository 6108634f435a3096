import { Viewer } from '../../features/clinic/view/viewer'
import { EmbeddedPage } from '../../features/responder/embedded-page'
import { useWayBack } from '../../session/use-way-back'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'

export function ViewScreen() {
  return (
    <Main width="form">
      <title>{pageTitle('View a summary')}</title>
      <PageHeader
        title="View a summary"
        lead="A SMART Health Link or a patient summary, in your language. You need no account."
        back={useWayBack()}
      />
      <Viewer pageOf={card => <EmbeddedPage shown={{ elsewhere: card }} />} />
    </Main>
  )
}
