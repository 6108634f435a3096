import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { factsOf, hasLabels, inTwoLanguages, prepareWords } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import { isExpired, type PrintLook } from 'sync-protocol/qr'
import { pickLocale } from 'sync-protocol/responder'
import { codeOrigin } from '../../addresses/code-origin'
import { paths, printPath } from '../../addresses/paths'
import { sentenceGap, sentences } from '../../i18n/sentences'
import { useInSlices, useIsDrawn } from '../../loading/in-slices'
import { useLoadedDictionary } from '../../loading/use-dictionary'
import { useLabels } from '../../loading/use-labels'
import { oncePainted } from '../../loading/when-idle'
import { chooseHomeCountry, homeCountryOf } from '../../stores/home-country'
import type { RowOf } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Skeleton } from '../../ui/skeleton'
import { type Choices, countryOf, PrintChoices, prepareCountries } from './print-choices'
import { printFile, printFileName } from './print-file'
import { EDITOR_FORMS, FORMS, usualPaper } from './print-forms'
import { PrintNotices } from './print-notices'
import { BlankCard, PrintPreview } from './print-preview'
import { captionColor, drawCodeOf, nameInRecord, printedCard, sizeOf } from './printed-code'
import { SavePrint } from './save-print'
import { printTexts } from './texts'

const words = printTexts.screen

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
    ink: 'black',
    country: homeCountryOf(record),
    travelCountry: undefined,
  }))
  const hasFonts = useFonts()
  const drawn = useRef<HTMLDivElement>(null)

  const { form } = choices
  const locale = useLabels(choices.locale)
  const isBlack = choices.ink === 'black'
  const isDrawn = useIsDrawn()
  const made = useMemo(
    () => (isDrawn ? drawCodeOf(code, codeOrigin(), isBlack, sizeOf(form)) : undefined),
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
  const fileName = printFileName({
    what: printTexts.prints[form].file,
    whose: nameInRecord(record),
  })
  const canPrint = made?.scannability.grade !== 'refused' && !isExpired(code, nowMs)
  return (
    <div className="grid grid-cols-1 gap-6">
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
        {made && <PrintNotices {...{ code, record, made }} nowMs={nowMs} />}
        <p className="max-w-text text-soft">
          {sentences(words.full, printTexts.prints[form].advice)}
        </p>
        {canPrint && (
          <SavePrint
            code={code}
            record={record}
            made={[{ form: FORMS[form].printedAs, look: lookOf(choices) }]}
            fileName={fileName}
            makeFile={format =>
              printFile(shownIn(drawn), format, { title: fileName, paper: choices.paper })
            }
          />
        )}
        <PrintChoices
          choices={choices}
          onChange={choice => {
            setChoices({ ...choices, ...choice })
            if ('country' in choice) chooseHomeCountry(record, choice.country)
          }}
        />
        <p className="max-w-text">
          {words.tryIt}
          {sentenceGap()}
          <Link to={paths.cardCheck}>{words.tryLink}</Link>
        </p>
        <div>
          <ButtonLink to={printPath(code.id, 'places')} icon={<Icon name="qr" size={20} />}>
            {words.morePlaces}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

const lookOf = (choices: Choices): PrintLook => ({
  locale: choices.locale,
  paper: choices.paper,
  country: countryOf(choices) ?? '',
  isInColor: choices.ink === 'chosen',
  isLarge: choices.form === 'large-stickers',
})

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
