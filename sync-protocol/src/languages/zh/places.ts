import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: '医疗信息 · 扫码',
  onFridge: '医疗信息贴在冰箱上',
}
