import type { ResponderCard } from 'sync-protocol/disclosure'
import { contentsOf } from './contents'

export function CardContents({ card }: { card: ResponderCard }) {
  const contents = contentsOf(card)
  if (contents.length === 0) return <p className="pb-2 text-soft">Nothing: nothing is recorded.</p>
  return (
    <dl className="grid gap-2 pb-2">
      {contents.map(({ heading, lines }) => (
        <div key={heading}>
          <dt className="text-soft">{heading}</dt>
          {lines.map((line, at) => (
            // Two rows can have the same text.
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and keep no state
            <dd key={at} className="wrap-anywhere">
              <bdi>{line}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
