import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: '医療情報 · スキャン',
  onFridge: '医療情報は冷蔵庫に貼ってあります',
}
