import { type ReactNode, useId } from 'react'
import { Icon } from './icon'
import { Labelled } from './labelled'

interface CardLine {
  what: string
  about: string
}

export interface PersonCardContent {
  name: string
  age: string
  blocks: readonly {
    heading: string
    lines: readonly CardLine[]
    isAlarm?: boolean
  }[]
}

interface PersonCardProps {
  title: string
  content: PersonCardContent
  /** In the corner. */
  action?: ReactNode
}

/** Draws a card in the order in which a responder reads it. */
export function PersonCard({ title, content: { name, age, blocks }, action }: PersonCardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      data-card
      className="rounded-ui border border-line bg-surface p-4 text-ink shadow-lift sm:p-6"
    >
      <div className="-mt-2 -me-2 mb-1 flex min-h-12 flex-wrap items-center gap-x-2">
        {/* With large text the action moves below it, so that neither is squeezed. */}
        <h2 id={titleId} className="min-w-0 flex-1 basis-[10rem] text-base font-normal text-soft">
          {title}
        </h2>
        {action}
      </div>
      <p className="text-xl font-bold wrap-break-word">
        <bdi>{name}</bdi>
      </p>
      <p className="mb-4 text-soft">{age}</p>
      <dl className="grid grid-cols-1 gap-3">
        {blocks.map(({ heading, lines, isAlarm }) => (
          <div
            key={heading}
            className={
              isAlarm
                ? // The border becomes visible with forced colors, which remove the background.
                  'rounded-ui border border-transparent bg-danger-wash p-3'
                : 'sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-x-4'
            }
          >
            <dt
              className={
                isAlarm ? 'flex items-center gap-2 font-bold text-danger' : 'row-span-5 text-soft'
              }
            >
              {isAlarm && <Icon name="critical" size={20} />}
              {heading}
            </dt>
            {lines.map(({ what, about }, index) => (
              // Two entries can have the same text.
              // biome-ignore lint/suspicious/noArrayIndexKey: lines hold no state
              <dd key={index} className="col-start-2 wrap-break-word">
                {about ? (
                  <Labelled label={<bdi className="font-semibold">{what}</bdi>}>{about}</Labelled>
                ) : (
                  <bdi className="font-semibold">{what}</bdi>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
