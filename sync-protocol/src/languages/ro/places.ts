import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informații medicale · Scanați',
  onFridge: 'Informațiile medicale sunt pe frigider',
  whatToDo: 'Ce trebuie făcut',
  rescueMedicines: 'Medicamente de urgență',
  asNeeded: 'la nevoie | când este nevoie | dacă este nevoie | la necesitate | doar la nevoie',
}
