/** The code of an item has level Q. It includes the offline copy if the modules stay wide enough. */
import { lineName } from '../commerce/cart'
import { type ProductId, productById } from '../commerce/products'
import { codeLink } from '../qr/link'
import { QUIET_ZONE } from '../qr/render'
import { makeSymbol, type QrSymbol } from '../qr/symbol'
import { type Artwork, type ArtworkShape, placeOutline, rectangle, type Segment } from './drawing'
import { BLEED_MM, GOODS_MIN_MODULE_MM, ITEM_SHAPES, type ItemShape, SAFE_MM } from './items'
import { CAP_HEIGHT, LETTERING, type Word } from './lettering'

interface ItemToDraw {
  productId: ProductId
  colorId: string | null
  origin: string
  token: string
  capsule: string
}

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Throws if the service's address is too long to print even the link alone. */
export function drawItem(item: ItemToDraw): Artwork {
  const shape = ITEM_SHAPES[item.productId]
  const ground = groundOf(item)
  const widthMm = shape.widthMm + 2 * BLEED_MM
  const heightMm = shape.heightMm + 2 * BLEED_MM
  const { x, y, side } = shape.plate
  return {
    title: titleOf(item),
    widthMm,
    heightMm,
    bleedMm: BLEED_MM,
    shapes: [
      { fill: ground, segments: rectangle(0, 0, widthMm, heightMm) },
      { fill: WHITE, segments: rectangle(BLEED_MM + x, BLEED_MM + y, side, side) },
      {
        fill: BLACK,
        segments: drawSymbol(symbolFor(item, side), BLEED_MM + x, BLEED_MM + y, side),
      },
      ...drawWords(shape, isDark(ground) ? WHITE : BLACK),
    ],
  }
}

function symbolFor({ origin, token, capsule }: ItemToDraw, sideMm: number): QrSymbol {
  const texts = capsule === '' ? [''] : [capsule, '']
  for (const carried of texts) {
    const symbol = trySymbol(codeLink(origin, token, carried))
    if (symbol && sideMm / (symbol.size + 2 * QUIET_ZONE) >= GOODS_MIN_MODULE_MM) return symbol
  }
  throw new RangeError('The link is too long for this product')
}

/** All items in a shop window have the same code, so it is computed once. */
const lastTried: { text?: string; symbol?: QrSymbol | undefined } = {}

function trySymbol(text: string): QrSymbol | undefined {
  if (lastTried.text !== text) Object.assign(lastTried, { text, symbol: symbolOrNone(text) })
  return lastTried.symbol
}

function symbolOrNone(text: string): QrSymbol | undefined {
  try {
    return makeSymbol(text, 'Q')
  } catch {
    return undefined
  }
}

function drawSymbol({ size, isDark }: QrSymbol, x: number, y: number, sideMm: number): Segment[] {
  const module = sideMm / (size + 2 * QUIET_ZONE)
  const segments: Segment[] = []
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue
      let width = 1
      while (column + width < size && isDark(row, column + width)) width++
      const left = x + (column + QUIET_ZONE) * module
      segments.push(...rectangle(left, y + (row + QUIET_ZONE) * module, width * module, module))
      column += width
    }
  }
  return segments
}

const BESIDE: readonly Word[] = ['emergency', 'medical', 'information']
const LINE_GAP = 1.35

function drawWords(shape: ItemShape, fill: string): ArtworkShape[] {
  const { x, y, side } = shape.plate
  if (shape.words === 'under') {
    const roomMm = shape.widthMm - 2 * SAFE_MM
    const size = Math.min(roomMm / LETTERING.scanMe.width, 3)
    const top = y + side
    const middle = top + (shape.heightMm - SAFE_MM - top) / 2
    const left = (shape.widthMm - LETTERING.scanMe.width * size) / 2
    return [word('scanMe', size, left, middle + (CAP_HEIGHT * size) / 2, fill)]
  }
  const left = x + side + 3
  const widest = Math.max(...BESIDE.map(each => LETTERING[each].width))
  const size = (shape.widthMm - SAFE_MM - left) / widest
  const height = CAP_HEIGHT * size + (BESIDE.length - 1) * LINE_GAP * size
  const first = (shape.heightMm - height) / 2 + CAP_HEIGHT * size
  return BESIDE.map((each, line) => word(each, size, left, first + line * LINE_GAP * size, fill))
}

const word = (
  name: Word,
  size: number,
  left: number,
  baseline: number,
  fill: string,
): ArtworkShape => ({
  fill,
  segments: placeOutline(LETTERING[name].path, size, BLEED_MM + left, BLEED_MM + baseline),
})

function groundOf({ productId, colorId }: ItemToDraw): string {
  const color = productById(productId)?.colors.find(({ id }) => id === colorId)
  return color?.value.toLowerCase() ?? WHITE
}

function titleOf({ productId, colorId }: ItemToDraw): string {
  const product = productById(productId)
  return product ? lineName(product, colorId) : ''
}

/** Uses the luminance of sRGB (WCAG 2). */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179
}
