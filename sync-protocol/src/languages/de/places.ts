import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Medizinische Angaben · Scannen',
  onFridge: 'Medizinische Angaben hängen am Kühlschrank',
  whatToDo: 'Was zu tun ist',
  rescueMedicines: 'Notfallmedikamente',
  asNeeded:
    'bei Bedarf | nach Bedarf | nur bei Bedarf | falls nötig | b.B. | bei Bed. | wenn nötig',
}
