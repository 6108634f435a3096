import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informações médicas · Ler o código',
  onFridge: 'As informações médicas estão na porta do frigorífico (geladeira)',
}
