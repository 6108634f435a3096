import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informacje medyczne · Zeskanuj',
  onFridge: 'Informacje medyczne są na lodówce',
  whatToDo: 'Co robić',
  rescueMedicines: 'Leki ratunkowe',
  asNeeded: 'w razie potrzeby | doraźnie | w razie konieczności | w miarę potrzeby | wg potrzeb',
}
