import type { CharacterMark, TextMark, WordMark } from './drawing'
import { type Stencil, stencilOf } from './stencil'

/**
 * A character where the browser set it. The first one of a word paints the whole word, because characters of
 * many scripts join, and the others paint nothing. Each can be selected and searched.
 */
export interface Glyph {
  text: string
  /** All lengths are thousandths of the type size. */
  width: number
  stencil?: Stencil
}

export interface GlyphFont {
  name: string
  /** The code of a glyph is its position plus 1. */
  glyphs: Glyph[]
}

/** A simple font has codes of one byte, and 0 stays free. */
const MOST_GLYPHS = 255

export class GlyphFonts {
  readonly made: GlyphFont[] = []
  readonly #known = new Map<string, { font: string; code: number }>()

  glyphFor(mark: TextMark, { text, width }: CharacterMark, painted?: WordMark) {
    const { sizeMm, weight, family, direction } = mark
    const hasInk = painted !== undefined && painted.text.trim() !== ''
    const ink = hasInk && [painted.text, dots(painted.width), weight, family, direction]
    const key = JSON.stringify([text, dots(width), sizeMm, ink])
    const known = this.#known.get(key)
    if (known) return known
    const added = this.#add({
      text,
      width: (width / sizeMm) * 1000,
      ...(hasInk && { stencil: inEms(stencilOf({ ...mark, ...painted }), sizeMm) }),
    })
    this.#known.set(key, added)
    return added
  }

  #add(glyph: Glyph): { font: string; code: number } {
    let font = this.made.at(-1)
    if (!font || font.glyphs.length >= MOST_GLYPHS) {
      font = { name: `F${this.made.length}`, glyphs: [] }
      this.made.push(font)
    }
    return { font: font.name, code: font.glyphs.push(glyph) }
  }
}

/** Differences below a dot of a printer do not need another glyph. */
const dots = (mm: number): number => Math.round(mm * 25)

function inEms({ x, y, width, height, ...dots }: Stencil, sizeMm: number): Stencil {
  const em = (mm: number) => (mm / sizeMm) * 1000
  return { x: em(x), y: em(y), width: em(width), height: em(height), ...dots }
}
