import { drawingToPng } from '../../drawing/png'
import { traceDrawing } from '../../drawing/trace'

/** At this density the picture has one pixel for each CSS pixel. */
const PAGE_DPI = 96

export async function wallpaperFile(shown: HTMLElement): Promise<Blob> {
  const sheet = shown.querySelector<HTMLElement>('.wallpaper')
  if (!sheet) throw new Error('No wallpaper is on show')
  return drawingToPng(traceDrawing(sheet), PAGE_DPI)
}
