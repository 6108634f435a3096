import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Medische gegevens · Scan',
  onFridge: 'Medische gegevens hangen op de koelkast',
  whatToDo: 'Wat te doen',
  rescueMedicines: 'Noodmedicatie',
  asNeeded: 'zo nodig | indien nodig | als het nodig is | bij behoefte | zn',
}
