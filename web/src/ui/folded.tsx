import { type ReactNode, useState } from 'react'
import { Icon } from './icon'

interface FoldedProps {
  summary: ReactNode
  startsOpen?: boolean
  /** The result of a function is drawn when it is opened for the first time. */
  children: ReactNode | (() => ReactNode)
}

export function Folded({ summary, startsOpen = false, children }: FoldedProps) {
  const [wasAsked, setAsked] = useState(startsOpen)
  return (
    // A press changes the element only. The property changes at most once, so it never undoes a press.
    <details open={wasAsked || startsOpen} className="group" onToggle={() => setAsked(true)}>
      <summary className="flex min-h-12 items-center gap-2 font-semibold">
        <span className="group-open:rotate-180">
          <Icon name="chevron-down" size={20} />
        </span>
        {summary}
      </summary>
      {typeof children === 'function' ? (wasAsked || startsOpen) && children() : children}
    </details>
  )
}

interface FoldedCardProps {
  title: string
  startsOpen?: boolean
  children: ReactNode
}

/** A card that shows only its title until it is opened. */
export const FoldedCard = ({ title, startsOpen = false, children }: FoldedCardProps) => (
  <section className="rounded-ui border border-line bg-surface px-4 py-1 sm:px-6">
    <Folded summary={<h2 className="text-lg">{title}</h2>} startsOpen={startsOpen}>
      <div className="pb-4">{children}</div>
    </Folded>
  </section>
)
