/**
 * Writes the container of a PDF (ISO 32000-1, 7.5). Only pages with one content stream and images are
 * supported.
 */
const POINTS_PER_MM = 72 / 25.4

export interface PdfPage {
  widthMm: number
  heightMm: number
  /** PDF operators in mm, from the top left corner down. */
  content: string
  stencils: Stencil[]
}

/** An image mask of one bit per pixel, painted in the current fill color (8.9.6.2). */
export interface Stencil {
  name: string
  widthPx: number
  heightPx: number
  /** Rows are padded to whole bytes, and a 0 bit is painted. */
  bits: Uint8Array<ArrayBuffer>
}

export async function buildPdf(title: string, pages: readonly PdfPage[]): Promise<Blob> {
  const file = new ObjectWriter()
  const [catalog, tree, info] = [file.reserve(), file.reserve(), file.reserve()]
  const kids: number[] = []
  for (const page of pages) kids.push(await writePage(file, tree, page))
  file.write(
    catalog,
    `<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /PrintScaling /None >> >>`,
  )
  file.write(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map(ref).join(' ')}] >>`)
  file.write(info, `<< /Title ${textString(title)} >>`)
  return file.finish(catalog, info)
}

async function writePage(file: ObjectWriter, tree: number, page: PdfPage): Promise<number> {
  const names: string[] = []
  for (const { name, widthPx, heightPx, bits } of page.stencils) {
    const id = file.reserve()
    const about = `/Type /XObject /Subtype /Image /ImageMask true /Width ${widthPx} /Height ${heightPx} /BitsPerComponent 1`
    await file.writeStream(id, about, bits)
    names.push(`/${name} ${ref(id)}`)
  }
  const [width, height] = [page.widthMm * POINTS_PER_MM, page.heightMm * POINTS_PER_MM]
  // PDF coordinates start at the bottom left and are in points.
  const flip = `${POINTS_PER_MM} 0 0 ${-POINTS_PER_MM} 0 ${height} cm\n`
  const content = file.reserve()
  await file.writeStream(content, '', new TextEncoder().encode(flip + page.content))
  const id = file.reserve()
  file.write(
    id,
    `<< /Type /Page /Parent ${ref(tree)} /MediaBox [0 0 ${width} ${height}] /Contents ${ref(content)} ` +
      `/Resources << /XObject << ${names.join(' ')} >> >> >>`,
  )
  return id
}

const ref = (id: number): string => `${id} 0 R`

/** UTF-16 with a byte order mark, in hex, works for any script (7.9.2.2). */
const textString = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('')}>`

class ObjectWriter {
  readonly #parts: BlobPart[] = ['%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n']
  #length = new Blob(this.#parts).size
  readonly #offsets: number[] = []

  reserve(): number {
    return this.#offsets.push(0)
  }

  write(id: number, body: BlobPart, ...more: BlobPart[]): void {
    this.#offsets[id - 1] = this.#length
    this.#add(`${id} 0 obj\n`, body, ...more, '\nendobj\n')
  }

  async writeStream(id: number, about: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const packed = await deflate(bytes)
    const head = `<< ${about} /Filter /FlateDecode /Length ${packed.byteLength} >>\nstream\n`
    this.write(id, head, packed, '\nendstream')
  }

  finish(catalog: number, info: number): Blob {
    const start = this.#length
    const entries = this.#offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`)
    const size = this.#offsets.length + 1
    this.#add(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`,
      `trailer\n<< /Size ${size} /Root ${ref(catalog)} /Info ${ref(info)} >>\nstartxref\n${start}\n%%EOF\n`,
    )
    return new Blob(this.#parts, { type: 'application/pdf' })
  }

  #add(...parts: BlobPart[]): void {
    this.#parts.push(...parts)
    this.#length += new Blob(parts).size
  }
}

/** FlateDecode expects the zlib format (RFC 1950), which browsers call `deflate`. */
function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Response(stream).arrayBuffer()
}
