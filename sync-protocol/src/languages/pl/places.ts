import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informacje medyczne · Zeskanuj',
  onFridge: 'Informacje medyczne są na lodówce',
}
