import { LabelPage } from '../../src/features/print/places/labels/label-page'
import {
  LABEL_SHEETS,
  type LabelSheet,
  type SheetNumber,
} from '../../src/features/print/places/labels/label-sheets'
import { isPaperPlace, PAPER_PRINTS } from '../../src/features/print/places/paper/paper-prints'
import { SchoolSheet } from '../../src/features/print/places/school-sheet'
import type { PlacePrint } from '../../src/features/print/places/use-placed-code'
import { Wallpaper } from '../../src/features/print/places/wallpaper/wallpaper'
import { criticalOf } from '../../src/features/print/places/wallpaper/wallpaper-place'
import '../../src/features/print/places/places.css'

export function drawPlace(place: string, print: PlacePrint) {
  if (isPaperPlace(place)) return PAPER_PRINTS[place].draw(print)
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
  if (place === 'school-card') return <SchoolSheet {...print} />
  const sheet: LabelSheet = LABEL_SHEETS[place as SheetNumber] // callers pass a known sheet
  return <LabelPage {...print} sheet={sheet} from={0} count={sheet.columns * sheet.rows} />
}
