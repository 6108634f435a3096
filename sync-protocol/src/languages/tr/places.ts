import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Tıbbi bilgiler · Okutun',
  onFridge: 'Tıbbi bilgiler buzdolabının üzerinde',
}
