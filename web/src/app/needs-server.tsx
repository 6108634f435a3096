import { Button } from '../ui/button'
import { Main } from '../ui/main'
import { PageHeader } from '../ui/page-header'
import { pageTitle } from '../ui/page-title'

export function NeedsServer() {
  return (
    <Main width="form">
      <title>{pageTitle('No connection')}</title>
      <PageHeader
        title="The server cannot be reached"
        lead="What is shown here is kept on the server, and needs a connection."
      />
      <Button tone="primary" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </Main>
  )
}
