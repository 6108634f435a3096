import { existsSync } from 'node:fs'
import { LOCALES } from '../src/languages'

/** Each kind of words is a list of its own, because each loads separately. */
const KINDS = [
  { words: 'labels', at: 'labels' },
  { words: 'reading', at: 'reading' },
  { words: 'terms', at: 'terms', list: 'TABLES' },
  { words: 'failureWords', at: 'pages' },
  { words: 'helpWords', at: 'pages' },
  { words: 'placeWords', at: 'places' },
  { words: 'noneWords', at: 'clinic' },
  // The terms of English contain its rates.
  { words: 'rateWords', at: 'clinic', isForeign: true },
]
const LANGUAGES = new URL('../src/languages/', import.meta.url)

export const languageLists = (): { file: URL; text: string }[] =>
  KINDS.map(({ words, at, isForeign, list = snakeCase(words).toUpperCase() }) => {
    const locales = LOCALES.filter(locale => !isForeign || locale !== 'en')
    const imports = locales
      .toSorted()
      .map(locale => `import { ${words} as ${locale} } from '../${moduleOf(locale, at)}'`)
    const text = `/** Made by dev/make-language-lists.ts. */
${imports.join('\n')}

export const ${list} = {
${locales.map(locale => `  ${locale},`).join('\n')}
}
`
    return { file: new URL(`lists/${snakeCase(words).replace('_', '-')}.data.ts`, LANGUAGES), text }
  })

const moduleOf = (locale: string, at: string): string =>
  [`${locale}/${at}.table`, `${locale}/${at}`].find(path =>
    existsSync(new URL(`${path}.ts`, LANGUAGES)),
  ) ?? `${locale}/${at}`

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
