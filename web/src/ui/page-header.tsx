import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from './icon'

interface PageHeaderProps {
  title: string
  lead?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
}

export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 grid grid-cols-1 gap-2">
      {back && (
        <Link
          to={back.to}
          className="-ms-1 inline-flex min-h-12 items-center gap-1 justify-self-start pe-2 font-semibold text-soft no-underline hover:text-ink"
        >
          <Icon name="back" size={20} />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-xl">{title}</h1>
          {lead && <p className="mt-1 max-w-text text-soft">{lead}</p>}
        </div>
        {actions}
      </div>
    </header>
  )
}
