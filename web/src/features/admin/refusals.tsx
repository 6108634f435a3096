import type { ReactNode } from 'react'
import { paths } from '../../addresses/paths'
import { useSession } from '../../people/session'
import { ButtonLink } from '../../ui/button-link'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'

interface ClosedProps {
  title: string
  lead: string
  children?: ReactNode
  action?: ReactNode
}

export function ClosedScreen({ title, lead, children, action }: ClosedProps) {
  const isSignedIn = useSession(({ session }) => session.status === 'signedIn')
  return (
    <Main width="form">
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} lead={lead} />
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        {action}
        {/* Visitors go to the start, because the dashboard would only ask them to sign in. */}
        <ButtonLink to={isSignedIn ? paths.dashboard : paths.home}>
          {isSignedIn ? 'Return to Dashboard' : 'Go to the start'}
        </ButtonLink>
      </div>
    </Main>
  )
}

export const AccessDenied = () => (
  <ClosedScreen title="Access Denied" lead="You don't have permission to view this page." />
)
