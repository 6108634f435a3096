import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'चिकित्सा जानकारी · स्कैन करें',
  onFridge: 'चिकित्सा जानकारी फ्रिज पर है',
  whatToDo: 'क्या करें',
  rescueMedicines: 'आपातकालीन दवाएँ',
  asNeeded: 'ज़रूरत पड़ने पर | जरूरत पड़ने पर | आवश्यकता होने पर | ज़रूरत के अनुसार | आवश्यकतानुसार',
}
