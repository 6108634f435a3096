/**
 * What each product measures and where its parts lie. Whatever the finish, the code stands on a light
 * plate, its modules are at least half a millimetre wide, and all that must not be cut off keeps three
 * millimetres from the edge. The colour runs three millimetres beyond it.
 */
import type { ProductId } from '../commerce/products'

export const BLEED_MM = 3
export const SAFE_MM = 3
export const MIN_MODULE_MM = 0.5

export interface ItemShape {
  /** As it is cut. */
  widthMm: number
  heightMm: number
  /** The light square, quiet zone included, from the corner of the cut. */
  plate: { x: number; y: number; side: number }
  /** Words beside the plate in lines, or one line under it. */
  words: 'beside' | 'under'
}

/** ISO/IEC 7810. */
const ID_1 = { widthMm: 85.6, heightMm: 53.98 }

const card: ItemShape = {
  ...ID_1,
  plate: { x: SAFE_MM + 1, y: (ID_1.heightMm - 46) / 2, side: 46 },
  words: 'beside',
}

/** An inch and a half, and two inches; the line of words takes what the plate leaves. */
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
