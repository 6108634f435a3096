/**
 * A print as the browser laid it out, in mm from the top left corner of the paper. PDF, PNG and SVG are
 * all made from it, so that each looks like the preview.
 */
export interface PaperDrawing {
  widthMm: number
  heightMm: number
  marks: Mark[]
}

export type Mark = TextMark | BoxMark | CodeMark

export interface CharacterMark {
  text: string
  x: number
  width: number
}

/** A word, or the space between two, where the browser set it. */
export interface WordMark extends CharacterMark {
  /** From left to right, also in right-to-left words. */
  characters: readonly CharacterMark[]
}

export interface TextMark {
  kind: 'text'
  text: string
  /** From left to right. */
  words: readonly WordMark[]
  x: number
  baseline: number
  width: number
  sizeMm: number
  weight: string
  family: string
  direction: 'ltr' | 'rtl'
  color: string
}

export interface BoxMark {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  radius: number
  color: string
  /** Absent: the rectangle is filled. */
  line?: { width: number; isDashed: boolean }
}

/** A QR code as the paths of its SVG, measured in modules. */
export interface CodeMark {
  kind: 'code'
  x: number
  y: number
  side: number
  modules: number
  paths: { color: string; d: string }[]
}

export type ToPaper = (rect: { left: number; top: number }) => { x: number; y: number }
