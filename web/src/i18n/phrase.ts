import { language, perLanguage, translationsIn } from './define-texts'

/**
 * Translates a sentence of sync-protocol or the server, which speak English. `code` is the code of a failure, for a
 * sentence without a translation of its own. Call it where the sentence is shown.
 */
export function phrase(english: string, code = ''): string {
  if (language.get() === 'en') return english
  const [sentence, stop] = english.endsWith('.') ? [english.slice(0, -1), '.'] : [english, '']
  const withoutStop = find(sentence)
  return find(english) ?? (withoutStop && withoutStop + stop) ?? find(code) ?? english
}

function find(sentence: string): string | undefined {
  const { exact, templates } = phrases()
  const text = exact[sentence]
  if (typeof text === 'string') return text
  for (const { pattern, translated } of templates) {
    const values = pattern.exec(sentence)?.groups
    if (values) return translated.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  }
  return undefined
}

const phrases = perLanguage(() => {
  const exact = translationsIn(language.get()).phrases ?? {}
  const templates = Object.entries(exact).flatMap(([english, translated]) =>
    english.includes('{') && typeof translated === 'string'
      ? [{ pattern: new RegExp(`^${english.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`), translated }]
      : [],
  )
  return { exact, templates }
})
