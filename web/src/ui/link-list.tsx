import { Link } from 'react-router-dom'
import { Icon } from './icon'
import type { IconName } from './icon-shapes'

export interface LinkRow {
  /** A row that has no address is a button. */
  to?: string
  title: string
  detail?: string
  icon: IconName
  isCurrent?: boolean
  onClick?: () => void
}

/** Rows that open a page each, or do one thing. */
export function LinkList({ label, rows }: { label: string; rows: readonly LinkRow[] }) {
  return (
    <nav aria-label={label} className="rounded-ui border border-line bg-surface">
      <ul className="divide-y divide-line">
        {rows.map(({ to, icon, isCurrent, onClick, ...row }) => (
          <li key={to ?? icon}>
            {to === undefined ? (
              <button type="button" onClick={onClick} className={look}>
                <Icon name={icon} size={22} />
                <RowWords {...row} />
              </button>
            ) : (
              <Link
                to={to}
                onClick={onClick}
                aria-current={isCurrent ? 'page' : undefined}
                className={look}
              >
                <Icon name={icon} size={22} />
                <RowWords {...row} />
                <span className="text-soft">
                  <Icon name="chevron-right" size={20} />
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const look =
  'flex min-h-16 w-full items-center gap-4 rounded-ui px-4 py-2 text-start text-ink no-underline ' +
  'hover:bg-sunken aria-[current=page]:bg-sunken disabled:cursor-not-allowed disabled:opacity-55'

const RowWords = ({ title, detail }: Pick<LinkRow, 'title' | 'detail'>) => (
  <span className="grid min-w-0 flex-1">
    <span className="font-semibold wrap-anywhere">{title}</span>
    {detail && <span className="text-soft wrap-anywhere">{detail}</span>}
  </span>
)
