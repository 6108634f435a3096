import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: '의료 정보 · 스캔하세요',
  onFridge: '의료 정보는 냉장고에 붙어 있습니다',
  whatToDo: '대처 방법',
  rescueMedicines: '응급 약',
  asNeeded: '필요시 | 필요 시 | 필요할 때 | 필요시에 | 필요할 때만 | 필요하면',
}
