/**
 * A print as it lies on paper: what the browser laid out, in mm from the top left corner. The one
 * thing that PDF, PNG and SVG are made from, so that none of them differs from what was on show.
 */
export interface Drawing {
  widthMm: number
  heightMm: number
  /** In the order they are painted. */
  marks: Mark[]
}

export type Mark = TextMark | BoxMark | CodeMark

/** One line of one run of text. */
export interface TextMark {
  kind: 'text'
  text: string
  x: number
  /** Where the letters stand. */
  baseline: number
  width: number
  sizeMm: number
  weight: string
  family: string
  direction: 'ltr' | 'rtl'
  /** `#rrggbb` */
  color: string
}

/** A filled rectangle, or a line round one. */
export interface BoxMark {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  radius: number
  color: string
  /** Absent: filled. */
  line?: { width: number; isDashed: boolean }
}

/** A code: its drawing's paths, in modules. */
export interface CodeMark {
  kind: 'code'
  x: number
  y: number
  side: number
  modules: number
  paths: { color: string; d: string }[]
}

/** Where a rectangle of the screen lies on the paper, in mm. */
export type ToPaper = (rect: { left: number; top: number }) => { x: number; y: number }
