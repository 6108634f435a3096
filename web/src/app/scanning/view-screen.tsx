import { clinicImportTexts } from '../../features/clinic/texts-import'
import { Viewer } from '../../features/clinic/view/viewer'
import { EmbeddedPage } from '../../features/responder/embedded-page'
import { useWayBack } from '../../people/use-way-back'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'

const texts = clinicImportTexts.view

export function ViewScreen() {
  return (
    <Main width="column">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} lead={texts.lead} back={useWayBack()} />
      <Viewer pageOf={card => <EmbeddedPage shown={{ elsewhere: card }} />} />
    </Main>
  )
}
