/**
 * The code is always on a light plate, with modules of at least half a millimetre. The colour extends three
 * millimetres beyond the edge, and parts that must not be cut off keep three millimetres from it.
 */
import type { ProductId } from '../commerce/products'

export const BLEED_MM = 3
export const SAFE_MM = 3
export const GOODS_MIN_MODULE_MM = 0.5

export interface ItemShape {
  widthMm: number
  heightMm: number
  /** Includes the quiet zone; from the corner of the cut. */
  plate: { x: number; y: number; side: number }
  words: 'beside' | 'under'
}

/** ISO/IEC 7810. */
const ID_1 = { widthMm: 85.6, heightMm: 53.98 }

const card: ItemShape = {
  ...ID_1,
  plate: { x: SAFE_MM + 1, y: (ID_1.heightMm - 46) / 2, side: 46 },
  words: 'beside',
}

/** The sides are 1.5 and 2 inches. */
const sticker = (sideMm: number, plateMm: number): ItemShape => ({
  widthMm: sideMm,
  heightMm: sideMm,
  plate: { x: (sideMm - plateMm) / 2, y: SAFE_MM, side: plateMm },
  words: 'under',
})

export const ITEM_SHAPES: Readonly<Record<ProductId, ItemShape>> = {
  '1': sticker(38.1, 29),
  '2': sticker(50.8, 41),
  '3': card,
  '4': card,
}
