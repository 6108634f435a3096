import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, type Page } from '@playwright/test'

/** A bitmap, four bytes (red, green, blue, alpha) a pixel, rows from the top. */
export interface Bitmap {
  width: number
  height: number
  rgba: Uint8ClampedArray<ArrayBuffer>
  dotsPerInch: number
}

/** As printed. A failed `expect` writes out what it was given, but nothing private. */
class Sheet implements Bitmap {
  readonly width: number
  readonly height: number
  readonly dotsPerInch: number
  // The 35 million numbers of an A4 sheet, written out, take all the memory there is: the worker
  // would die of SIGABRT and never say what was wrong.
  readonly #rgba: Bitmap['rgba']

  constructor({ width, height, dotsPerInch, rgba }: Bitmap) {
    this.width = width
    this.height = height
    this.dotsPerInch = dotsPerInch
    this.#rgba = rgba
  }

  get rgba(): Bitmap['rgba'] {
    return this.#rgba
  }
}

type PrintOptions = NonNullable<Parameters<Page['pdf']>[0]>

/** Prints what the page shows as its own print style lays it out: one bitmap a sheet, 300 dpi. */
export async function printSheets(page: Page, options: PrintOptions = {}): Promise<Bitmap[]> {
  return rasterise(await printToPdf(page, options))
}

/**
 * `@page` of the page's own style sets the paper; `options` may set another (`format: 'Letter'`).
 * Backgrounds print only where the style says `print-color-adjust: exact`, as people's browsers do.
 */
export async function printToPdf(page: Page, options: PrintOptions = {}): Promise<Buffer> {
  await whenFitted(page)
  return page.pdf({ preferCSSPageSize: options.format === undefined, ...options })
}

/** The words of a print are tried in their boxes in slices: there is nothing to measure before. */
export const whenFitted = (page: Page) => expect(page.locator('[data-fitting]')).toHaveCount(0)

/** Draws each sheet of a PDF as a printer of that resolution would. */
export async function rasterise(pdf: Uint8Array, dotsPerInch = 300): Promise<Bitmap[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const sheets: Bitmap[] = []
    for (const sheet of document.pages()) {
      // A PDF's unit is the point, 72 an inch. Given only a scale, the library first drops the
      // fraction of a point, which would draw everything on A4 0.2 % too small.
      const { originalWidth, originalHeight } = sheet.getOriginalSize()
      const { width, height, data } = await sheet.render({
        scale: 1,
        width: Math.round((originalWidth / 72) * dotsPerInch),
        height: Math.round((originalHeight / 72) * dotsPerInch),
        render: 'bitmap',
      })
      // Asked for BGRA, its default, it still stores red first.
      sheets.push(new Sheet({ width, height, rgba: new Uint8ClampedArray(data), dotsPerInch }))
    }
    document.destroy()
    return sheets
  } finally {
    library.destroy()
  }
}
