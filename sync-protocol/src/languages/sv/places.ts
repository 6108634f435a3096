import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Medicinsk information · Skanna',
  onFridge: 'Medicinsk information finns på kylskåpet',
  whatToDo: 'Gör så här',
  rescueMedicines: 'Akutmediciner',
  asNeeded: 'vid behov | vb | v.b. | endast vid behov',
}
