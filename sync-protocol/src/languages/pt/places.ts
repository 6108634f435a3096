import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informações médicas · Ler o código',
  onFridge: 'As informações médicas estão na porta do frigorífico (geladeira)',
  whatToDo: 'O que fazer',
  rescueMedicines: 'Medicamentos de emergência',
  asNeeded:
    'se necessário | quando necessário | conforme necessário | em SOS | SOS | em caso de necessidade | se precisar | quando precisar | se preciso',
}
