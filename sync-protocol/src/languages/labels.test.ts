import { describe, expect, test } from 'vitest'
import { flatWords } from '../../dev/flat-words'
import { directionOf, type Labels, LOCALES, labelsOf, nameInItself } from '.'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(match => match[0]).sort()
const english = new Map(flatWords(labelsOf('en')))
/** English has fewer plural forms than other languages. */
const englishOf = (path: string) =>
  english.get(path) ?? english.get(path.replace(/\w+$/, 'other')) ?? ''

describe.each(LOCALES)('the labels in %s', locale => {
  const labels = flatWords(labelsOf(locale))

  test('are all present', () => {
    expect(labels.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('keep the placeholders of the English ones', () => {
    const wrong = labels
      .filter(([path]) => path !== 'ageYears')
      .filter(([path, text]) => {
        return placeholders(text).join() !== placeholders(englishOf(path)).join()
      })
    expect(wrong).toEqual([])
  })

  test('are translated', () => {
    const sentences = labels.filter(([, text]) => locale !== 'en' && text.includes(' '))
    expect(sentences.filter(([path, text]) => english.get(path) === text)).toEqual([])
  })
})

/** The word before the particle is unknown, so 은 or 는, 이 or 가, 을 or 를, 와 or 과 cannot be chosen. */
test('no particle in Korean labels depends on the last sound of a filled-in value', () => {
  const particle = /\}(?:은|는|이|가|을|를|와|과|으로|로)(?!\p{Script=Hangul})/u
  expect(flatWords(labelsOf('ko')).filter(([, text]) => particle.test(text))).toEqual([])
})

/** “il 7 ottobre”, but “l’8 ottobre” and “l’11”. */
test('no article in Italian labels depends on the day of a date', () => {
  const article = /(?:\bil|[dn]?al|del) \{date\}/i
  expect(flatWords(labelsOf('it')).filter(([, text]) => article.test(text))).toEqual([])
})

test('each language names itself in its own words', () => {
  expect(new Set(LOCALES.map(nameInItself)).size).toBe(LOCALES.length)
})

test('at least eighteen languages are spoken', () => {
  expect(LOCALES.length).toBeGreaterThanOrEqual(18)
})

test('ages are in years of life in languages where "years" alone would be wrong', () => {
  const own = (locale: 'zh' | 'ja'): Labels['ageYears'] => labelsOf(locale).ageYears
  expect([own('zh'), own('ja')]).toEqual(['{n}岁', '{n}歳'])
})

test.each([
  ['ar', 'rtl'],
  ['ur-PK', 'rtl'],
  ['he', 'rtl'],
  ['ks-Deva', 'ltr'],
  ['az-Arab', 'rtl'],
  ['de-CH', 'ltr'],
  ['not a tag', 'ltr'],
])('%s is written %s, by its script', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction)
})

describe.each(LOCALES)('a number of things in %s', locale => {
  test('has each form that the language has for whole numbers', () => {
    const rules = new Intl.PluralRules(locale)
    const needed = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n + 1)))
    const { more, unread } = labelsOf(locale)
    for (const forms of [...Object.values(more), unread]) {
      expect(Object.keys(forms)).toEqual(expect.arrayContaining([...needed]))
    }
  })
})
