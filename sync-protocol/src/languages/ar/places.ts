import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'معلومات طبية · امسح الرمز',
  onFridge: 'المعلومات الطبية على الثلاجة',
}
