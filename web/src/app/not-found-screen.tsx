import { ButtonLink } from '../ui/button-link'
import { Main } from '../ui/main'
import { PageHeader } from '../ui/page-header'
import { pageTitle } from '../ui/page-title'
import { paths } from './paths'

export function NotFoundScreen() {
  return (
    <Main>
      <title>{pageTitle('Page Not Found')}</title>
      <PageHeader
        title="Page Not Found"
        lead="Nothing is at this address. It may have been mistyped or may be gone."
      />
      <ButtonLink to={paths.home}>Go to the start</ButtonLink>
    </Main>
  )
}
