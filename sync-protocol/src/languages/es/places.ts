import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Información médica · Escanear',
  onFridge: 'La información médica está en la puerta del frigorífico',
}
