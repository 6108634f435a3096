import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
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

/** A screen that is not for this user, and the way out. */
export function Closed({ title, lead, children, action }: ClosedProps) {
  return (
    <Main width="form">
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} lead={lead} />
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        {action}
        <ButtonLink to={paths.dashboard}>Return to Dashboard</ButtonLink>
      </div>
    </Main>
  )
}

export const AccessDenied = () => (
  <Closed title="Access Denied" lead="You don't have permission to view this page." />
)
