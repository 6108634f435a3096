import type { SelectOption } from './field-spec'

const CODES =
  'am ar bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru rw si sk sl so sq sr sv sw ta te th ti tr uk ur uz vi xh yo yue zh zu'.split(
    ' ',
  )

const labelled: SelectOption[] = []
let english: Intl.DisplayNames | undefined
let all: readonly SelectOption[] | undefined

function label(code: string): string {
  english ??= new Intl.DisplayNames('en', { type: 'language' })
  const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const inEnglish = english.of(code) ?? code
  return own.toLowerCase() === inEnglish.toLowerCase() ? inEnglish : `${inEnglish} – ${own}`
}

/**
 * Computes the labels one language at a time, because all of them take a slow phone a tenth of a second.
 */
export function* prepareLanguages(): Generator<void> {
  while (labelled.length < CODES.length) {
    const value = CODES[labelled.length] ?? ''
    labelled.push({ value, label: label(value) })
    yield
  }
}

export function languages(): readonly SelectOption[] {
  for (const _ of prepareLanguages());
  all ??= labelled.toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  return all
}
