import { type ReactNode, useState } from 'react'
import { Icon } from './icon'

interface FoldedProps {
  summary: string
  children: () => ReactNode
}

export function Folded({ summary, children }: FoldedProps) {
  const [wasAsked, setAsked] = useState(false)
  return (
    <details className="group" onToggle={() => setAsked(true)}>
      <summary className="flex min-h-12 items-center gap-2 font-semibold">
        <span className="group-open:rotate-180">
          <Icon name="chevron-down" size={20} />
        </span>
        {summary}
      </summary>
      {wasAsked && children()}
    </details>
  )
}
