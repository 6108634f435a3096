import type { ReactNode } from 'react'
import type { Fitting } from './fitting'

/** What one paragraph of a print says, under its heading. */
export interface Paragraph {
  heading: string
  /** In bold: what kills when it is missed. */
  isCritical: boolean
  /** Each is printed whole or not at all. */
  entries: Entry[]
  /** Each entry on a line of its own. */
  isLines: boolean
  /** What stands for so many of its entries; on the last side of the paper the rest is online. */
  more: (count: number, isLastSide: boolean) => string
}

export interface Entry extends Omit<Fitting, 'paragraph'> {
  words: ReactNode
}

export const fittingsOf = (paragraphs: readonly Paragraph[]): Fitting[] =>
  paragraphs.flatMap(({ entries }, paragraph) => entries.map(entry => ({ ...entry, paragraph })))

/** The same without the entries at these places, counted through all paragraphs. */
export function without(paragraphs: readonly Paragraph[], gone: ReadonlySet<number>): Paragraph[] {
  let at = 0
  return paragraphs
    .map(paragraph => ({ ...paragraph, entries: paragraph.entries.filter(() => !gone.has(at++)) }))
    .filter(({ entries }) => entries.length > 0)
}
