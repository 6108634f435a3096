import { useLocation } from 'react-router-dom'
import { authPath, paths, signUpPath } from '../addresses/paths'
import { ButtonLink } from '../ui/button-link'
import { Main } from '../ui/main'
import { PageHeader } from '../ui/page-header'
import { pageTitle } from '../ui/page-title'

export function NeedsAccount() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <Main width="form">
      <title>{pageTitle('Needs an account')}</title>
      <PageHeader
        title="Needs an account"
        lead="Your record is only on this phone, and what belongs here is kept on the server. An account is free, and takes your record as it is."
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signUpPath(here)} tone="primary">
          Back up and sync
        </ButtonLink>
        <ButtonLink to={authPath(here)}>Sign in</ButtonLink>
      </div>
    </Main>
  )
}
