/** What draws products: a part of its own that no phone keeps, since nothing can be ordered offline. */
import { drawItem, drawingToSvg } from 'sync-protocol/artwork'

/** The SVG of the very drawing that is printed; undefined where an address is too long for the product. */
export function drawProduct(item: Parameters<typeof drawItem>[0]): string | undefined {
  try {
    return drawingToSvg(drawItem(item), 'cut')
  } catch {
    return undefined
  }
}
