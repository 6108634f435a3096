import { Button } from '../ui/button'
import { Main } from '../ui/main'
import { PageHeader } from '../ui/page-header'
import { pageTitle } from '../ui/page-title'
import { appTexts } from './texts'

const texts = appTexts.noServer

export function NeedsServer() {
  return (
    <Main width="form">
      <title>{pageTitle(texts.page)}</title>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Button tone="primary" onClick={() => window.location.reload()}>
        {appTexts.errors.tryAgain}
      </Button>
    </Main>
  )
}
