import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Informazioni mediche · Scansiona',
  onFridge: 'Le informazioni mediche sono sul frigorifero',
  whatToDo: 'Cosa fare',
  rescueMedicines: 'Farmaci d’emergenza',
  asNeeded:
    "al bisogno | se necessario | in caso di bisogno | all'occorrenza | secondo necessità | quando necessario | se serve",
}
