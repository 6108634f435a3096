import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, type Page } from '@playwright/test'

/** A bitmap. Each pixel has four bytes (red, green, blue, alpha), and rows begin at the top. */
export interface Bitmap {
  width: number
  height: number
  rgba: Uint8ClampedArray<ArrayBuffer>
  dotsPerInch: number
}

/** A printed sheet. A failed `expect` prints its argument, but no private fields. */
class Sheet implements Bitmap {
  readonly width: number
  readonly height: number
  readonly dotsPerInch: number
  // The 35 million numbers of an A4 sheet, printed, take all memory: the worker would die of SIGABRT
  // without an error message.
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

/** Prints the page with its own print style, one 300 dpi bitmap for each sheet. */
export async function printSheets(page: Page, options: PrintOptions = {}): Promise<Bitmap[]> {
  return rasterise(await printToPdf(page, options))
}

/**
 * The page's own `@page` sets the paper, unless `options` sets another (`format: 'Letter'`). Backgrounds
 * print only with `print-color-adjust: exact`, as in people's browsers.
 */
export async function printToPdf(page: Page, options: PrintOptions = {}): Promise<Buffer> {
  await whenFitted(page)
  return page.pdf({ preferCSSPageSize: options.format === undefined, ...options })
}

/** A print fits its words into their boxes in time slices. Before that, sizes are not final. */
export const whenFitted = (page: Page) => expect(page.locator('[data-fitting]')).toHaveCount(0)

let pdfium: ReturnType<typeof PDFiumLibrary.init> | undefined

/** Draws each sheet of a PDF as a printer of that resolution does. */
export async function rasterise(pdf: Uint8Array, dotsPerInch = 300): Promise<Bitmap[]> {
  pdfium ??= PDFiumLibrary.init() // compiling it takes as long as drawing a sheet
  const document = await (await pdfium).loadDocument(pdf)
  try {
    const sheets: Bitmap[] = []
    for (const sheet of document.pages()) {
      // A PDF's unit is the point, 1/72 inch. If the library gets only a scale, it first drops the
      // fraction of a point, and everything on A4 is 0.2 % too small.
      const { originalWidth, originalHeight } = sheet.getOriginalSize()
      const { width, height, data } = await sheet.render({
        scale: 1,
        width: Math.round((originalWidth / 72) * dotsPerInch),
        height: Math.round((originalHeight / 72) * dotsPerInch),
        render: 'bitmap',
      })
      // The library's default is BGRA, but its data has red first.
      sheets.push(new Sheet({ width, height, rgba: new Uint8ClampedArray(data), dotsPerInch }))
    }
    return sheets
  } finally {
    document.destroy()
  }
}

/** The text that people can select in each sheet of a PDF. */
export async function textOfSheets(pdf: Uint8Array): Promise<string[]> {
  pdfium ??= PDFiumLibrary.init()
  const document = await (await pdfium).loadDocument(pdf)
  try {
    return [...document.pages()].map(sheet => sheet.getText())
  } finally {
    document.destroy()
  }
}
