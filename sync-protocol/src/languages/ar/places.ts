import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'معلومات طبية · امسح الرمز',
  onFridge: 'المعلومات الطبية على الثلاجة',
  whatToDo: 'ما يجب فعله',
  rescueMedicines: 'أدوية الطوارئ',
  asNeeded: 'عند الحاجة | عند اللزوم | حسب الحاجة | عند الضرورة | وقت الحاجة',
}
