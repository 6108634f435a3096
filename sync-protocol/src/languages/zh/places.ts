import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: '医疗信息 · 扫码',
  onFridge: '医疗信息贴在冰箱上',
  whatToDo: '该怎么做',
  rescueMedicines: '急救药物',
  asNeeded: '需要时 | 必要时 | 按需 | 需要时服用 | 必要时服用',
}
