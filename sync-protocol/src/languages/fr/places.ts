import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informations médicales · Scanner',
  onFridge: 'Les informations médicales sont sur le réfrigérateur',
  whatToDo: 'Que faire',
  rescueMedicines: 'Médicaments d’urgence',
  asNeeded: 'si besoin | si nécessaire | en cas de besoin | au besoin | à la demande',
}
