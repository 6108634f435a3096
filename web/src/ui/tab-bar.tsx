import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-shapes'

interface Tab {
  to: string
  label: string
  icon: IconName
  isCurrent: boolean
}

interface TabBarProps {
  label: string
  tabs: readonly Tab[]
  aside?: ReactNode
}

/**
 * The tabs are links and not ARIA tabs, because the URL holds the location. On a phone the bar has the same
 * height with text at twice the size, as the system's own bars do, so that the content stays visible.
 */
export function TabBar({ label, tabs, aside }: TabBarProps) {
  return (
    <nav
      aria-label={label}
      data-tab-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] wide:static wide:border-t-0 wide:border-b wide:bg-transparent print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center justify-between wide:px-4">
        <ul
          className={classNames(
            'grid flex-1 auto-cols-[minmax(min-content,auto)] grid-flow-col wide:-ms-4 wide:flex wide:gap-2',
            !aside && 'px-1 wide:px-0',
          )}
        >
          {tabs.map(tab => (
            <li key={tab.to} className="min-w-0">
              <Link
                to={tab.to}
                aria-current={tab.isCurrent ? 'page' : undefined}
                className="relative flex h-full min-h-15.5 flex-col items-center gap-0.5 px-0.75 pt-1.5 min-[360px]:px-1 text-center text-bar text-soft no-underline before:absolute before:inset-x-4 before:top-0 before:h-1 before:rounded-b-full hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:before:bg-ink wide:min-h-14 wide:flex-row wide:justify-center wide:gap-2 wide:pt-0 wide:px-4 wide:text-base wide:before:top-auto wide:before:bottom-0 wide:before:rounded-t-full wide:before:rounded-b-none"
              >
                <Icon name={tab.icon} size={24} />
                {tab.label}
              </Link>
            </li>
          ))}
        </ul>
        {aside && (
          <div className="flex self-stretch p-0.5 sm:min-w-40 wide:min-w-0 wide:shrink-0 wide:p-0 wide:py-1">
            {aside}
          </div>
        )}
      </div>
    </nav>
  )
}
