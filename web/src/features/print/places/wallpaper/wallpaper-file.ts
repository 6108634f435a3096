import { drawingToPng } from '../../drawing/png'
import { traceDrawing } from '../../drawing/trace'

/** Pixels of the page an inch: the picture has one for each. */
const PAGE_DPI = 96

/** The wallpaper on show inside `shown`, as a PNG of exactly its size. */
export async function wallpaperFile(shown: HTMLElement): Promise<Blob> {
  const sheet = shown.querySelector<HTMLElement>('.wallpaper')
  if (!sheet) throw new Error('No wallpaper is on show')
  return drawingToPng(traceDrawing(sheet), PAGE_DPI)
}
