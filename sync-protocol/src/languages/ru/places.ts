import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Медицинская информация · Сканируйте',
  onFridge: 'Медицинская информация — на холодильнике',
}
