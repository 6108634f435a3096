/** Ordering needs a connection, so this separate script is not stored for offline use. */
import { drawItem, drawingToSvg } from 'sync-protocol/artwork'

/** Undefined if an address is too long for the product. */
export function drawProduct(item: Parameters<typeof drawItem>[0]): string | undefined {
  try {
    return drawingToSvg(drawItem(item), 'cut')
  } catch {
    return undefined
  }
}
