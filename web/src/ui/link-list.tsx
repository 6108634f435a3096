import { Link } from 'react-router-dom'
import { Icon } from './icon'
import type { IconName } from './icon-shapes'

export interface LinkRow {
  to: string
  title: string
  detail?: string
  icon: IconName
  onClick?: () => void
}

/** Rows that open a page each. */
export function LinkList({ label, rows }: { label: string; rows: readonly LinkRow[] }) {
  return (
    <nav aria-label={label} className="rounded-ui border border-line bg-surface">
      <ul className="divide-y divide-line">
        {rows.map(({ to, title, detail, icon, onClick }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onClick}
              className="flex min-h-16 items-center gap-4 rounded-ui px-4 py-2 text-ink no-underline hover:bg-sunken"
            >
              <Icon name={icon} size={22} />
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold wrap-anywhere">{title}</span>
                {detail && <span className="text-soft wrap-anywhere">{detail}</span>}
              </span>
              <span className="text-soft">
                <Icon name="chevron-right" size={20} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
