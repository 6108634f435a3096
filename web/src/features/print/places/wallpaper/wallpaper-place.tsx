import { useRef, useState } from 'react'
import { LOCALES, type Locale, nameOf, pickLocale } from 'sync-protocol/responder'
import { confirm } from '../../../../stores/confirm'
import { Checkbox } from '../../../../ui/checkbox'
import { Notice } from '../../../../ui/notice'
import { Select } from '../../../../ui/select'
import { drawingToPng } from '../../drawing/png'
import { traceDrawing } from '../../drawing/trace'
import { shownIn } from '../../print-editor'
import { PrintNotices } from '../../print-notices'
import { modulesAcross } from '../../printed-code'
import { SavePrint } from '../../save-print'
import type { PlaceProps } from '../place-table'
import { usePlacedCode } from '../use-placed-code'
import { criticalOf } from './critical'
import { secondLocale } from './second-locale'
import { Wallpaper } from './wallpaper'
import { hasRoomForWords, ownScreen, PRESETS, wallpaperLayout } from './wallpaper-layout'

/** A phone's screen shows the code larger than a card does. */
const CODE = { codeSideMm: 30, version: 10 }

const SIZE_NAME = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`

export function WallpaperPlace({ code, record }: PlaceProps) {
  const made = usePlacedCode({ code, record }, CODE)
  const { locale, setLocale, svg, facts, nowMs } = made
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
  const languages = LOCALES.map(value => ({ value, label: nameOf(value) }))
  const layout = wallpaperLayout(size, modulesAcross(svg), true)
  const isTooWide = !layout
  const hasRoom = layout !== undefined && hasRoomForWords(layout)
  const says = isWordy && hasRoom
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2">
        <Select
          label="Size"
          value={String(chosen)}
          options={sizes.map((each, at) => ({
            value: String(at),
            label: own && at === 0 ? `This phone: ${SIZE_NAME(each)}` : SIZE_NAME(each),
          }))}
          onChange={event => setChosen(Number(event.target.value))}
        />
        <Select
          label="Your language"
          value={locale}
          options={languages}
          onChange={event => setLocale(pickLocale(event.target.value))}
        />
        <Select
          label="Second language"
          help="Of where you are. The heading stands in both."
          value={other}
          options={languages.filter(({ value }) => value !== locale)}
          onChange={event => setOther(pickLocale(event.target.value))}
        />
        <Checkbox
          label="Say the most urgent in words, too"
          help={
            critical.length === 0
              ? 'The code shows no severe allergy, critical medicine or implant.'
              : hasRoom
                ? 'Severe allergies, medicines that change treatment, implants.'
                : 'This screen is too short for them.'
          }
          checked={says}
          disabled={critical.length === 0 || !hasRoom}
          onChange={async event => {
            const wanted = event.target.checked
            setWordy(wanted && (await confirm(WHO_SEES)))
          }}
        />
      </div>
      <PrintNotices {...{ code, record, made }} nowMs={nowMs} />
      {isTooWide && (
        <Notice tone="warn">This screen has no room for the code. Choose another size.</Notice>
      )}
      <div ref={drawn}>
        <Wallpaper
          key={JSON.stringify([made.wordsKey, size, says])}
          size={size}
          codeSvg={svg}
          locale={locale}
          other={other}
          critical={says ? critical : []}
        />
      </div>
      {made.canMake && !isTooWide && (
        <SavePrint
          code={code}
          form="wallpaper"
          isPicture
          formats={['png']}
          fileName={`medical-wallpaper-${size.width}x${size.height}`}
          makeFile={() => wallpaperFile(shownIn(drawn))}
        />
      )}
      <Steps />
    </>
  )
}

const WHO_SEES = {
  title: 'Show these words on the lock screen?',
  body: 'Everyone who sees your phone reads them without unlocking it: on a table, on a train, whoever finds it. The code alone shows nothing until it is scanned.',
  confirmLabel: 'Show them',
  tone: 'primary',
} as const

function Steps() {
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <section>
        <h3 className="font-semibold">On an iPhone</h3>
        <ol className="list-decimal pl-6">
          <li>Save the picture to Photos.</li>
          <li>Hold the lock screen down, tap +, then Photos, and choose it.</li>
          <li>Pinch it to its full size, and turn Depth Effect off.</li>
          <li>Lock the phone, and scan it once with another.</li>
        </ol>
      </section>
      <section>
        <h3 className="font-semibold">On Android</h3>
        <ol className="list-decimal pl-6">
          <li>Open the picture in Photos or Gallery.</li>
          <li>In its menu tap Use as, then Wallpaper, then Lock screen.</li>
          <li>Do not zoom in, and set it.</li>
          <li>Lock the phone, and scan it once with another.</li>
        </ol>
      </section>
    </div>
  )
}

/** At this density the picture has one pixel for each CSS pixel. */
const PAGE_DPI = 96

async function wallpaperFile(shown: HTMLElement): Promise<Blob> {
  const sheet = shown.querySelector<HTMLElement>('.wallpaper')
  if (!sheet) throw new Error('No wallpaper is on show')
  return drawingToPng(traceDrawing(sheet), PAGE_DPI)
}
