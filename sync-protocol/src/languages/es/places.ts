import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Información médica · Escanear',
  onFridge: 'La información médica está en la puerta del frigorífico',
  whatToDo: 'Qué hacer',
  rescueMedicines: 'Medicamentos de rescate',
  asNeeded:
    'si es necesario | según necesidad | a demanda | cuando sea necesario | si precisa | en caso necesario | según sea necesario | si hace falta | cuando lo necesite | en caso de necesidad | por razón necesaria',
}
