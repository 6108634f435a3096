import { type ReactNode, useId } from 'react'

interface CardProps {
  title?: string
  lead?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function Card({ title, lead, action, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className="rounded-ui border border-line bg-surface p-4 sm:p-6"
    >
      {(title || lead || action) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 wrap-anywhere">
            {title && (
              <h2 id={titleId} className="text-lg">
                {title}
              </h2>
            )}
            {lead && <p className="text-soft">{lead}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
