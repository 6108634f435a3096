import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informations médicales · Scanner',
  onFridge: 'Les informations médicales sont sur le réfrigérateur',
}
