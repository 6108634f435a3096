import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: '医療情報 · スキャン',
  onFridge: '医療情報は冷蔵庫に貼ってあります',
  whatToDo: '対処方法',
  rescueMedicines: '緊急時の薬',
  asNeeded: '必要時 | 頓服 | 必要に応じて | 必要なとき | 頓用',
}
