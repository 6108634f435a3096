import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: '의료 정보 · 스캔하세요',
  onFridge: '의료 정보는 냉장고에 붙어 있습니다',
}
