import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Medical information · Scan',
  onFridge: 'Medical information is on the fridge',
}
