/**
 * HTML templates that are safe against injection: they escape every value that is not the result of a
 * template, and no string can be marked as safe. Line breaks and indentation in a template are dropped; those
 * in values are kept.
 */
export class Html {
  readonly #text: string
  /** Other code can only make an empty one; `html` below makes all others. */
  constructor(parts: readonly string[] = [], values: readonly Content[] = []) {
    let text = ''
    for (const [i, part] of flatOf(parts).entries()) text += part + contentOf(values[i])
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

const flattened = new WeakMap<readonly string[], readonly string[]>()

function flatOf(parts: readonly string[]): readonly string[] {
  const kept = flattened.get(parts)
  if (kept) return kept
  const flat = parts.map(part => part.replace(/\n\s*/g, ''))
  flattened.set(parts, flat)
  return flat
}

export type Content = Html | string | number | undefined | null | false | readonly Content[]

export const html = (parts: TemplateStringsArray, ...values: Content[]): Html =>
  new Html(parts, values)

export const NOTHING = new Html()

function contentOf(value: Content): string {
  if (value === undefined || value === null || value === false) return ''
  if (value instanceof Html) return value.toString()
  if (typeof value === 'object') return value.map(contentOf).join('')
  return escapeHtml(String(value))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '') : text
