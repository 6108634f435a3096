import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { factsOf, hasLabels, inTwoLanguages, prepareWords } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import { isExpired } from 'sync-protocol/qr'
import { pickLocale } from 'sync-protocol/responder'
import { codeOrigin } from '../../addresses/code-origin'
import { paths, printPath } from '../../addresses/paths'
import { oncePainted } from '../../http/once-painted'
import { chooseHomeCountry, homeCountryOf } from '../../stores/home-country'
import { useInSlices, useIsDrawn } from '../../stores/in-slices'
import { useLoadedDictionary } from '../../stores/use-dictionary'
import { useLabels } from '../../stores/use-labels'
import type { RowOf } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Skeleton } from '../../ui/skeleton'
import { type Choices, countryOf, PrintChoices, prepareCountries } from './print-choices'
import { printFile } from './print-file'
import { EDITOR_FORMS, FORMS, usualPaper } from './print-forms'
import { PrintNotices } from './print-notices'
import { BlankCard, PrintPreview } from './print-preview'
import { captionColor, drawPrintedCode, printedCard } from './printed-code'
import { SavePrint } from './save-print'

export interface PrintEditorProps {
  code: RowOf<'qr-codes'>
  record: MedicalRecord
}

export function ReadyEditor(props: PrintEditorProps) {
  return useInSlices(learnAll) ? <PrintEditor {...props} /> : <Skeleton block />
}

function* learnAll() {
  yield* prepareWords()
  yield* prepareCountries()
}

function PrintEditor({ code, record }: PrintEditorProps) {
  const [nowMs] = useState(Date.now)
  const [query] = useSearchParams()
  const [choices, setChoices] = useState<Choices>(() => ({
    form: EDITOR_FORMS.find(known => known === query.get('form')) ?? 'card',
    paper: usualPaper(navigator.languages),
    locale: pickLocale(navigator.languages.join()),
    ink: 'chosen',
    country: homeCountryOf(record),
    travelCountry: homeCountryOf(record),
  }))
  const hasFonts = useFonts()
  const drawn = useRef<HTMLDivElement>(null)

  const { form } = choices
  const locale = useLabels(choices.locale)
  const isBlack = choices.ink === 'black'
  const isDrawn = useIsDrawn()
  const made = useMemo(
    () => (isDrawn ? drawPrintedCode(code, codeOrigin(), isBlack, form) : undefined),
    [isDrawn, code, isBlack, form],
  )
  const card = useMemo(() => printedCard(record, code, nowMs), [record, code, nowMs])
  const own = useLabels(pickLocale(navigator.languages.join()))
  const read = useLoadedDictionary(locale, record.profile?.primaryLanguage)
  const dictionary = read?.dictionary
  const isHere = hasFonts && hasLabels(choices.locale) && read !== undefined
  const canLayOut = useIsHereOrLate(isHere)
  const isRead = isHere || canLayOut
  const isTravel = form === 'travel'
  const facts = useMemo(() => {
    if (!isRead) return []
    const said = factsOf(card, locale, { dictionary })
    return isTravel ? inTwoLanguages(said, factsOf(card, own)) : said
  }, [isRead, card, locale, own, dictionary, isTravel])
  const canPrint = made?.scannability.grade !== 'refused' && !isExpired(code, nowMs)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 print:hidden">
        <PrintChoices
          choices={choices}
          onChange={choice => {
            setChoices({ ...choices, ...choice })
            if ('country' in choice) chooseHomeCountry(record, choice.country)
          }}
        />
        {made && <PrintNotices {...{ code, record, made }} nowMs={nowMs} />}
      </div>
      <div ref={drawn}>
        {canLayOut && made ? (
          <PrintPreview
            key={JSON.stringify([card, choices, locale, own, hasFonts, dictionary !== undefined])}
            form={form}
            paper={choices.paper}
            textColor={captionColor(code, isBlack)}
            facts={facts}
            expiresAt={card.expiresAt}
            isOfContacts={card.type === 'contacts'}
            codeSvg={made.svg}
            typedLink={`${location.host}/e/${code.token}`}
            locale={locale}
            country={countryOf(choices)}
            printedAtMs={nowMs}
          />
        ) : (
          <BlankCard />
        )}
      </div>
      <div className="grid gap-4 print:hidden" inert={!canLayOut}>
        <p className="max-w-text text-soft">Print at 100%. {FORMS[form].advice}</p>
        {canPrint && (
          <SavePrint
            code={code}
            form={FORMS[form].printedAs}
            makeFile={async format => printFile(shownIn(drawn), format, choices)}
          />
        )}
        <p className="max-w-text">
          Printed? <Link to={paths.cardCheck}>Try your card</Link>: scan it once yourself before
          somebody has to.
        </p>
        <div>
          <ButtonLink to={printPath(code.id, 'places')} icon={<Icon name="qr" size={20} />}>
            More places: wallpaper, labels, NFC tag
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

export function shownIn({ current }: RefObject<HTMLElement | null>): HTMLElement {
  if (!current) throw new Error('Nothing is on show')
  return current
}

const LATE_MS = 1_000

/**
 * A new layout for fonts, labels and dictionary each would cost a slow phone a tenth of a second. After
 * `LATE_MS` the layout starts without the missing ones, and the result stays true.
 */
function useIsHereOrLate(isHere: boolean): boolean {
  const [isGoing, setGoing] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setGoing(true)), isHere ? 0 : LATE_MS)
    return () => clearTimeout(timer)
  }, [isHere])
  return isGoing
}

/** Without the fonts, words would be measured in other fonts. */
export function useFonts(): boolean {
  const [areReady, setReady] = useState(false)
  // Reading `fonts.ready` forces a layout, so it waits until the page is painted.
  useEffect(() => oncePainted(() => void document.fonts.ready.then(() => setReady(true))), [])
  return areReady
}
