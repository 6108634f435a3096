import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informații medicale · Scanați',
  onFridge: 'Informațiile medicale sunt pe frigider',
}
