import { directionOf, type Fact, type Locale, labelsOf } from 'sync-protocol/card'
import { PLACE_WORDS } from 'sync-protocol/languages/places'
import { SvgDrawing } from '../../../../ui/svg-drawing'
import { FittedWords } from '../../fitted-words'
import { Sheet } from '../../paper-sheet'
import { paragraphsOf } from '../../paragraphs-of'
import { PIXELS_PER_MM } from '../../print-forms'
import { modulesAcross } from '../../printed-code'
import { placeTexts } from '../../texts-places'
import { typeSizes } from '../../type-sizes'
import { type ScreenSize, wallpaperLayout } from './wallpaper-layout'

const { drawn } = placeTexts

interface WallpaperProps {
  size: ScreenSize
  codeSvg: string
  locale: Locale
  other: Locale
  /** If empty, the picture has only the code. */
  critical: readonly Fact[]
}

/** One CSS pixel is one pixel of the phone. */
export function Wallpaper({ size, codeSvg, locale, other, critical }: WallpaperProps) {
  const layout = wallpaperLayout(size, modulesAcross(codeSvg), critical.length > 0)
  if (!layout) return null
  const { plate, words, critical: box, margin } = layout
  const inMm = (pixels: number) => pixels / PIXELS_PER_MM
  const across = { left: margin, right: margin }
  return (
    <div className="wallpaper-frame">
      <Sheet
        widthMm={inMm(size.width)}
        heightMm={inMm(size.height)}
        className="wallpaper"
        label={drawn.wallpaper}
      >
        <div
          className="wallpaper-box wallpaper-heading"
          style={{ ...across, top: words.y, height: words.height, fontSize: words.typeSize }}
        >
          {[locale, other].map(each => (
            <p key={each} lang={each} dir={directionOf(each)}>
              {PLACE_WORDS[each].scan}
            </p>
          ))}
        </div>
        <div
          className="wallpaper-box"
          style={{ left: plate.x, top: plate.y, width: plate.side, height: plate.side }}
        >
          <SvgDrawing svg={codeSvg} label={drawn.code} />
        </div>
        {critical.length > 0 && (
          <div
            className="wallpaper-box wallpaper-critical"
            lang={locale}
            dir={directionOf(locale)}
            style={{
              ...across,
              top: box.y,
              height: box.height,
              ...typeSizes('wallpaper', `${box.typeSize / 8}px`),
            }}
          >
            <FittedWords
              paragraphs={paragraphsOf(critical, locale)}
              largest={1.3}
              more={labelsOf(locale).print.more}
              isLastSide
            />
          </div>
        )}
      </Sheet>
    </div>
  )
}
