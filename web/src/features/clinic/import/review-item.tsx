import type { ImportItem } from 'sync-protocol/ips'
import { useOwnDictionary } from '../../../loading/use-dictionary'
import { Checkbox } from '../../../ui/checkbox'
import { Labelled } from '../../../ui/labelled'
import { clinicImportTexts } from '../texts-import'
import { linesOf, titleOf } from './import-words'

const texts = clinicImportTexts.item

/** `both` adds the entry and keeps the existing one. */
export type ItemChoice = 'leave' | 'take' | 'both'

interface ReviewItemProps {
  item: ImportItem
  choice: ItemChoice
  onChoose: (choice: ItemChoice) => void
}

export function ReviewItem({ item, choice, onChoose }: ReviewItemProps) {
  const { kind, caution, fieldsForBoth } = item
  const dictionary = useOwnDictionary()
  return (
    <li className="py-2">
      <Checkbox
        checked={choice === 'take'}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked ? 'take' : 'leave')}
        label={
          <span className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <bdi className="font-semibold wrap-anywhere">{titleOf(item)}</bdi>
              {/* A pill would be wider than a phone with text at twice the size. */}
              {kind === 'replaces' ? (
                <span className="font-semibold text-warn">{texts.replaces}</span>
              ) : (
                <span className="font-semibold text-soft">{texts.new}</span>
              )}
            </span>
            {linesOf(item, dictionary).map(({ label, from, to }) => (
              <span key={label} className="text-soft wrap-anywhere">
                <Labelled label={label}>
                  {from !== undefined && (
                    <>
                      {texts.yours} <bdi className="text-ink">{from}</bdi> · {texts.theirs}{' '}
                    </>
                  )}
                  <bdi className="text-ink">{to}</bdi>
                </Labelled>
              </span>
            ))}
            {caution && <span className="font-semibold text-warn">{texts.cautions[caution]}</span>}
          </span>
        }
      />
      {fieldsForBoth && (
        <Checkbox
          checked={choice === 'both'}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? 'both' : 'leave')}
          label={texts.both({ entry: titleOf({ ...item, current: fieldsForBoth }) })}
        />
      )}
    </li>
  )
}
