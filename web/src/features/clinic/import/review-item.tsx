import type { ImportItem } from 'sync-protocol/ips'
import { Checkbox } from '../../../ui/checkbox'
import { CAUTION_WORDS, linesOf, titleOf } from './import-words'

interface ReviewItemProps {
  item: ImportItem
  isChosen: boolean
  onChoose: (yes: boolean) => void
}

/** One entry: what it is, whether it is new or in the place of something, and what it says. */
export function ReviewItem({ item, isChosen, onChoose }: ReviewItemProps) {
  const { kind, caution } = item
  return (
    <li className="py-2">
      <Checkbox
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        label={
          <span className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <bdi className="font-semibold wrap-anywhere">{titleOf(item)}</bdi>
              {/* No pill: at twice the size it is wider than a phone. */}
              {kind === 'replaces' ? (
                <span className="font-semibold text-warn">Replaces yours</span>
              ) : (
                <span className="font-semibold text-soft">New</span>
              )}
            </span>
            {linesOf(item).map(({ label, from, to }) => (
              <span key={label} className="text-soft wrap-anywhere">
                {label}:{' '}
                {from !== undefined && (
                  <>
                    yours <bdi className="text-ink">{from}</bdi>, the file{' '}
                  </>
                )}
                <bdi className="text-ink">{to}</bdi>
              </span>
            ))}
            {caution && <span className="font-semibold text-warn">{CAUTION_WORDS[caution]}</span>}
          </span>
        }
      />
    </li>
  )
}
