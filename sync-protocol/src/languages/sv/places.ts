import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Medicinsk information · Skanna',
  onFridge: 'Medicinsk information finns på kylskåpet',
}
