import { language, perLanguage } from '../../i18n/define-texts'
import { tagOf } from '../../i18n/languages'
import type { SelectOption } from './field-spec'

const CODES =
  'am ar bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru rw si sk sl so sq sr sv sw ta te th ti tr uk ur uz vi xh yo yue zh zu'.split(
    ' ',
  )

interface Prepared {
  names: Intl.DisplayNames
  labelled: SelectOption[]
  sorted?: readonly SelectOption[]
}

const prepared = perLanguage(
  (): Prepared => ({
    names: new Intl.DisplayNames(tagOf(language.get()), { type: 'language' }),
    labelled: [],
  }),
)

function label(code: string, names: Intl.DisplayNames): string {
  const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const shown = names.of(code) ?? code
  return own.toLowerCase() === shown.toLowerCase() ? shown : `${shown} – ${own}`
}

/**
 * Computes the labels one language at a time, because all of them take a slow phone a tenth of a second.
 */
export function* prepareLanguages(): Generator<void> {
  const { labelled, names } = prepared()
  while (labelled.length < CODES.length) {
    const value = CODES[labelled.length] ?? ''
    labelled.push({ value, label: label(value, names) })
    yield
  }
}

export function languages(): readonly SelectOption[] {
  for (const _ of prepareLanguages());
  const made = prepared()
  made.sorted ??= made.labelled.toSorted((a, b) =>
    a.label.localeCompare(b.label, tagOf(language.get())),
  )
  return made.sorted
}
