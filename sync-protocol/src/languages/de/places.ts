import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Medizinische Angaben · Scannen',
  onFridge: 'Medizinische Angaben hängen am Kühlschrank',
}
