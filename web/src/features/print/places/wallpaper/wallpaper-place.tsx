import { useRef, useState } from 'react'
import type { Fact } from 'sync-protocol/card'
import { LOCALES, type Locale, nameInItself, pickLocale } from 'sync-protocol/responder'
import { confirm } from '../../../../stores/confirm'
import { Checkbox } from '../../../../ui/checkbox'
import { Notice } from '../../../../ui/notice'
import { Select } from '../../../../ui/select'
import { drawingToPng } from '../../drawing/png'
import { traceDrawing } from '../../drawing/trace'
import { shownIn } from '../../print-editor'
import { printFileName } from '../../print-file'
import { PrintNotices } from '../../print-notices'
import { modulesAcross, nameInRecord } from '../../printed-code'
import { SavePrint } from '../../save-print'
import { printTexts } from '../../texts'
import { placeTexts } from '../../texts-places'
import type { PlaceProps } from '../place-table'
import { usePlacedCode } from '../use-placed-code'
import { Wallpaper } from './wallpaper'
import { hasRoomForWords, ownScreen, PRESETS, wallpaperLayout } from './wallpaper-layout'

/** A phone's screen shows the code larger than a card does. */
const CODE = { codeSideMm: 30, version: 10 }

const texts = placeTexts.wallpaper

export function WallpaperPlace({ code, record }: PlaceProps) {
  const { print, drawn: made, ...placed } = usePlacedCode({ code, record }, CODE)
  const { setLocale } = placed
  const { locale, facts, codeSvg: svg } = print
  const [own] = useState(() =>
    ownScreen({ width: screen.width, height: screen.height, dpr: devicePixelRatio }),
  )
  const sizes = [own, ...PRESETS].filter(size => size !== undefined)
  const [chosen, setChosen] = useState(0)
  const [wanted, setOther] = useState<Locale>('en')
  const other = secondLocale(wanted, locale)
  const [isWordy, setWordy] = useState(false)
  const drawn = useRef<HTMLDivElement>(null)

  const size = sizes[chosen] ?? PRESETS[0]
  const critical = criticalOf(facts)
  if (!size) return null
  const languages = LOCALES.map(value => ({ value, label: nameInItself(value) }))
  const layout = wallpaperLayout(size, modulesAcross(svg), true)
  const isTooWide = !layout
  const hasRoom = layout !== undefined && hasRoomForWords(layout)
  const says = isWordy && hasRoom
  return (
    <>
      <div ref={drawn}>
        <Wallpaper
          key={JSON.stringify([placed.layoutKey, size, says])}
          size={size}
          codeSvg={svg}
          locale={locale}
          other={other}
          critical={says ? critical : []}
        />
      </div>
      <PrintNotices {...{ code, record, made }} nowMs={print.printedAtMs} />
      {isTooWide && <Notice tone="warn">{texts.noRoom}</Notice>}
      {placed.canMake && !isTooWide && (
        <SavePrint
          code={code}
          record={record}
          made={[{ form: 'wallpaper' }]}
          isPicture
          formats={['png']}
          fileName={printFileName({
            what: texts.file({ file: printTexts.prints.wallpaper.file, ...size }),
            whose: nameInRecord(record),
          })}
          makeFile={() => wallpaperFile(shownIn(drawn))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={texts.size}
          value={String(chosen)}
          options={sizes.map((each, at) => ({
            value: String(at),
            label: own && at === 0 ? texts.ownSize(each) : texts.sizeOf(each),
          }))}
          onChange={event => setChosen(Number(event.target.value))}
        />
        <Select
          label={texts.locale}
          value={locale}
          options={languages}
          onChange={event => setLocale(pickLocale(event.target.value))}
        />
        <Select
          label={texts.other}
          help={texts.otherHelp}
          value={other}
          options={languages.filter(({ value }) => value !== locale)}
          onChange={event => setOther(pickLocale(event.target.value))}
        />
        <Checkbox
          label={texts.words}
          help={
            critical.length === 0 ? texts.noWords : hasRoom ? texts.wordsHelp : texts.wordsTooLong
          }
          checked={says}
          disabled={critical.length === 0 || !hasRoom}
          onChange={async event => {
            const wanted = event.target.checked
            setWordy(wanted && (await confirm(whoSees())))
          }}
        />
      </div>
      <Steps />
    </>
  )
}

const whoSees = () =>
  ({
    title: texts.question,
    body: texts.questionBody,
    confirmLabel: texts.questionConfirm,
    tone: 'primary',
  }) as const

const Steps = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <StepList title={texts.iphone} steps={Object.values(texts.iphoneSteps)} />
    <StepList title={texts.android} steps={Object.values(texts.androidSteps)} />
  </div>
)

const StepList = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <section>
    <h2 className="text-lg">{title}</h2>
    <ol className="list-decimal ps-6">
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
)

/** At this density the picture has one pixel for each CSS pixel. */
const PAGE_DPI = 96

async function wallpaperFile(shown: HTMLElement): Promise<Blob> {
  const sheet = shown.querySelector<HTMLElement>('.wallpaper')
  if (!sheet) throw new Error('No wallpaper is on show')
  return drawingToPng(traceDrawing(sheet), PAGE_DPI)
}

export function criticalOf(facts: readonly Fact[]): Fact[] {
  const itemOf = ({ section, item }: Fact) => (item === undefined ? '' : `${section} ${item}`)
  const isUrgent = ({ tone, block }: Fact) => tone !== 'plain' && block !== 'person'
  const items = new Set(facts.filter(isUrgent).map(itemOf).filter(Boolean))
  return facts.filter(fact => isUrgent(fact) || items.has(itemOf(fact)))
}

export const secondLocale = (chosen: Locale, first: Locale): Locale =>
  chosen !== first ? chosen : first === 'en' ? 'es' : 'en'
