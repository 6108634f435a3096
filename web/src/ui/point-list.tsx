import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-shapes'

export interface Point {
  icon: IconName
  title: string
  text: string
}

interface PointListProps {
  points: readonly Point[]
  columns: 2 | 3
}

const COLUMNS = { 2: 'wide:grid-cols-2', 3: 'wide:grid-cols-3' }

export function PointList({ points, columns }: PointListProps) {
  return (
    <ul className={classNames('grid gap-x-8 gap-y-6', COLUMNS[columns])}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-ui border border-line bg-surface">
            <Icon name={icon} />
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="max-w-text text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
