import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Медичні дані · Скануйте',
  onFridge: 'Медичні дані — на холодильнику',
}
