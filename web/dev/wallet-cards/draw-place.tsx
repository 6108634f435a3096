import { LabelPage } from '../../src/features/print/places/labels/label-page'
import {
  LABEL_SHEETS,
  type LabelSheet,
  type SheetNumber,
} from '../../src/features/print/places/labels/label-sheets'
import { Fridge } from '../../src/features/print/places/paper/fridge'
import type { PlacePrint } from '../../src/features/print/places/paper/paper-place'
import {
  HelmetStickers,
  KeyTags,
  Wristbands,
} from '../../src/features/print/places/paper/small-forms'
import { criticalOf } from '../../src/features/print/places/wallpaper/critical'
import { Wallpaper } from '../../src/features/print/places/wallpaper/wallpaper'
import '../../src/features/print/places/places.css'

const PAPER_PLACES = {
  fridge: Fridge,
  'key-tag': KeyTags,
  wristband: Wristbands,
  helmet: HelmetStickers,
} as const

export function drawPlace(place: string, print: PlacePrint) {
  if (Object.hasOwn(PAPER_PLACES, place)) {
    const Place = PAPER_PLACES[place as keyof typeof PAPER_PLACES] // it is one of the keys
    return <Place {...print} />
  }
  if (place === 'wallpaper') {
    return (
      <Wallpaper
        {...print}
        size={{ width: 1080, height: 2400 }}
        other={print.locale === 'en' ? 'es' : 'en'}
        critical={criticalOf(print.facts)}
      />
    )
  }
  const sheet: LabelSheet = LABEL_SHEETS[place as SheetNumber] // callers pass a known sheet
  return <LabelPage {...print} sheet={sheet} from={0} count={sheet.columns * sheet.rows} />
}
