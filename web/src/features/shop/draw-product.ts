/** A separate script that is not stored for offline use, because ordering needs a connection. */
import { drawItem, drawingToSvg } from 'sync-protocol/artwork'

/** The SVG of the drawing that is printed; undefined if an address is too long for the product. */
export function drawProduct(item: Parameters<typeof drawItem>[0]): string | undefined {
  try {
    return drawingToSvg(drawItem(item), 'cut')
  } catch {
    return undefined
  }
}
