import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Medical information · Scan',
  onFridge: 'Medical information is on the fridge',
  whatToDo: 'What to do',
  rescueMedicines: 'Rescue medicines',
  asNeeded:
    'as needed | as required | when needed | if needed | in an emergency | prn | p.r.n. | sos',
}
