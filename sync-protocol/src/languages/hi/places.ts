import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'चिकित्सा जानकारी · स्कैन करें',
  onFridge: 'चिकित्सा जानकारी फ्रिज पर है',
}
