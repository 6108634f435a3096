import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Medische gegevens · Scan',
  onFridge: 'Medische gegevens hangen op de koelkast',
}
