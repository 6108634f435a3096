import { useMemo, useRef, useState } from 'react'
import { recordMarkOf } from 'sync-protocol/medical'
import { lookOf, type PlaceFreshness, prepareModel, stalePrints } from 'sync-protocol/qr'
import { useInSlices } from '../../../loading/in-slices'
import { useShownProfile } from '../../../people/profiles'
import { useRows } from '../../../sync'
import { List } from '../../../ui/list'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { shownIn } from '../print-editor'
import { printFile, printFileName } from '../print-file'
import { usualPaper } from '../print-forms'
import { nameInRecord } from '../printed-code'
import { renewedCode, saveRenewed } from '../renewed-code'
import { SavePrint } from '../save-print'
import { printTexts } from '../texts'
import { type PaperPrint, printAgain } from './paper/paper-prints'
import { PlaceRow } from './place-row'
import { PLACES, type PlaceProps } from './place-table'
import { calledByFirstName } from './school-sheet'
import { usePlacedCode } from './use-placed-code'

const words = printTexts.stale

/** All prints of a code that are out of date, as they were printed last, to be printed in one step. */
export function StalePlace(made: PlaceProps) {
  const canRenew = useInSlices(prepareModel)
  const prints = useRows('prints')
  if (!canRenew || !prints) return <Skeleton block />
  return <Stale key={recordMarkOf(made.record)} {...made} />
}

function Stale({ code, record }: PlaceProps) {
  const [nowMs] = useState(Date.now)
  const prints = useRows('prints') ?? []
  const moment = { recordMark: recordMarkOf(record), nowMs }
  const stale = stalePrints([code], prints, moment)[0]?.places ?? []
  // The sheets stay while they are printed, although each becomes current.
  const [shown] = useState(stale)
  const renewed = useMemo(() => renewedCode(code, record, nowMs), [code, record, nowMs])
  const drawn = useRef<HTMLDivElement>(null)

  const onPaper = shown.flatMap(found => {
    const again = printAgain(found)
    return again ? [{ found, again }] : []
  })
  const others = PLACES.filter(({ form }) =>
    stale.some(found => found.place === form && !printAgain(found)),
  )
  const isUpdate = renewed.revision !== code.revision
  const label = isUpdate ? words.updateAndPrintAll : words.printAll
  const fileName = printFileName({ what: 'prints', whose: nameInRecord(record) })
  const isDone = onPaper.length > 0 && !stale.some(printAgain)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-4 print:hidden">
        {isDone && (
          <Notice tone="ok" announce="status">
            {words.done}
          </Notice>
        )}
        {shown.length === 0 && <Notice tone="ok">{words.nothing}</Notice>}
        {onPaper.length > 0 && (
          <SavePrint
            code={renewed}
            record={record}
            made={onPaper.map(({ found }) => ({ form: found.form, look: lookOf(found) }))}
            formats={['pdf']}
            fileName={fileName}
            prepare={async () => !isUpdate || saveRenewed(renewed)}
            printLabel={label({ count: onPaper.length })}
            makeFile={format =>
              printFile(shownIn(drawn), format, {
                title: fileName,
                paper: usualPaper(navigator.languages),
              })
            }
          />
        )}
        {others.length > 0 && (
          <section className="grid gap-2">
            <h2 className="text-lg">{words.oneByOne}</h2>
            <List label={words.oneByOne}>
              {others.map(place => (
                <PlaceRow key={place.name} {...{ code, record, place, prints }} />
              ))}
            </List>
          </section>
        )}
      </div>
      <div ref={drawn} className="grid gap-4">
        {onPaper.map(({ found, again }) => (
          <StaleSheet key={found.place} code={renewed} {...{ record, found, again }} />
        ))}
      </div>
    </div>
  )
}

interface StaleSheetProps extends PlaceProps {
  found: PlaceFreshness
  again: PaperPrint
}

function StaleSheet({ code, record, found, again }: StaleSheetProps) {
  const { form } = found
  const look = lookOf(found)
  const announced = useShownProfile()?.unsent?.firstName
  const named = form === 'school' ? calledByFirstName(record, announced) : record
  const { print, layoutKey } = usePlacedCode({ code, record: named }, again.size, {
    ...look,
    isTravel: form === 'travel',
  })
  return <div key={layoutKey}>{again.draw(print, look)}</div>
}
