/**
 * Writes the container of a PDF (ISO 32000-1, 7.5). Only pages with one content stream and fonts of drawn
 * glyphs are supported.
 */
import type { Glyph, GlyphFont } from './glyph-fonts'

const POINTS_PER_MM = 72 / 25.4

export interface PdfPage {
  widthMm: number
  heightMm: number
  /** PDF operators in mm, from the top left corner down. */
  content: string
}

export async function buildPdf(
  title: string,
  pages: readonly PdfPage[],
  fonts: readonly GlyphFont[] = [],
): Promise<Blob> {
  const file = new ObjectWriter()
  const [catalog, tree, info] = [file.reserve(), file.reserve(), file.reserve()]
  const named: string[] = []
  for (const font of fonts) named.push(`/${font.name} ${ref(await writeFont(file, font))}`)
  const resources = `<< /Font << ${named.join(' ')} >> >>`
  const kids: number[] = []
  for (const page of pages) kids.push(await writePage(file, tree, { ...page, resources }))
  file.write(
    catalog,
    `<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>`,
  )
  file.write(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map(ref).join(' ')}] >>`)
  file.write(info, `<< /Title ${textString(title)} >>`)
  return file.finish(catalog, info)
}

async function writePage(
  file: ObjectWriter,
  tree: number,
  page: PdfPage & { resources: string },
): Promise<number> {
  const [width, height] = [page.widthMm * POINTS_PER_MM, page.heightMm * POINTS_PER_MM]
  // PDF coordinates start at the bottom left and are in points.
  const flip = `${POINTS_PER_MM} 0 0 ${-POINTS_PER_MM} 0 ${height} cm\n`
  const content = file.reserve()
  await file.writeStream(content, '', new TextEncoder().encode(flip + page.content))
  const id = file.reserve()
  file.write(
    id,
    `<< /Type /Page /Parent ${ref(tree)} /MediaBox [0 0 ${width} ${height}] /Contents ${ref(content)} /Resources ${page.resources} >>`,
  )
  return id
}

const BELOW = -250
const ABOVE = 950

/** A Type 3 font (9.6.5), whose glyphs are drawn by content streams, with the text that each one means. */
async function writeFont(file: ObjectWriter, { name, glyphs }: GlyphFont): Promise<number> {
  const [procs, pictures]: [string[], string[]] = [[], []]
  for (const [at, glyph] of glyphs.entries()) {
    if (glyph.stencil) pictures.push(`/P${at} ${ref(await writeStencil(file, glyph.stencil))}`)
    const proc = file.reserve()
    await file.writeStream(proc, '', new TextEncoder().encode(glyphOperators(glyph, at)))
    procs.push(`/g${at} ${ref(proc)}`)
  }
  const unicode = file.reserve()
  await file.writeStream(unicode, '', new TextEncoder().encode(unicodeMapOf(glyphs)))
  const widest = Math.max(...glyphs.map(({ width }) => width))
  const id = file.reserve()
  file.write(
    id,
    [
      `<< /Type /Font /Subtype /Type3 /Name /${name} /FontMatrix [0.001 0 0 0.001 0 0]`,
      `/FontBBox [0 ${BELOW} ${round(widest)} ${ABOVE}] /CharProcs << ${procs.join(' ')} >>`,
      `/Encoding << /Type /Encoding /Differences [1 ${glyphs.map((_, at) => `/g${at}`).join(' ')}] >>`,
      `/FirstChar 1 /LastChar ${glyphs.length} /Widths [${glyphs.map(({ width }) => round(width)).join(' ')}]`,
      `/ToUnicode ${ref(unicode)} /Resources << /XObject << ${pictures.join(' ')} >> >> >>`,
    ].join('\n'),
  )
  return id
}

/** An image mask of one bit per pixel, painted in the current fill color (8.9.6.2). */
async function writeStencil(
  file: ObjectWriter,
  { widthPx, heightPx, bits }: NonNullable<Glyph['stencil']>,
): Promise<number> {
  const id = file.reserve()
  const about = `/Type /XObject /Subtype /Image /ImageMask true /Width ${widthPx} /Height ${heightPx} /BitsPerComponent 1`
  await file.writeStream(id, about, bits)
  return id
}

function glyphOperators({ width, stencil }: Glyph, at: number): string {
  // Readers skip a character whose box is empty.
  if (!stencil) return `${round(width)} 0 0 ${BELOW} ${round(width)} ${ABOVE} d1`
  const [x, y, wide, tall] = [stencil.x, stencil.y, stencil.width, stencil.height].map(round)
  const right = round(stencil.x + stencil.width)
  const top = round(stencil.y + stencil.height)
  return `${round(width)} 0 ${x} ${y} ${right} ${top} d1 q ${wide} 0 0 ${tall} ${x} ${y} cm /P${at} Do Q`
}

/** More entries than this need another block (Adobe Technical Note 5014). */
const BLOCK = 100

function unicodeMapOf(glyphs: readonly Glyph[]): string {
  const entries = glyphs.map(({ text }, at) => `<${hexOf(at + 1, 2)}> <${utf16Of(text)}>`)
  const blocks = Array.from({ length: Math.ceil(entries.length / BLOCK) }, (_, at) => {
    const block = entries.slice(at * BLOCK, (at + 1) * BLOCK)
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`
  })
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

const hexOf = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
const utf16Of = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => hexOf(text.charCodeAt(i), 4)).join('')
const round = (value: number): string => String(Math.round(value * 100) / 100)

const ref = (id: number): string => `${id} 0 R`

/** UTF-16 with a byte order mark, in hex, works for any script (7.9.2.2). */
const textString = (text: string): string => `<FEFF${utf16Of(text)}>`

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
