import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informazioni mediche · Scansiona',
  onFridge: 'Le informazioni mediche sono sul frigorifero',
}
