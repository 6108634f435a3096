import { describe, expect, it, test } from 'vitest'
import { LOCALES, type Locale } from '../../languages'
import { TABLES } from '../../languages/lists/terms.data'
import { termRowsOf } from '../../languages/terms'
import { dosingReaderOf } from './read-dosing'

const read = dosingReaderOf(Object.values(TABLES))
const readDosing = (entry: string, locale: Locale) => read(entry, TABLES[locale]).text

const formsOf = (text: string): [category: string, form: string][] =>
  text.split('; ').map(written => {
    const [form = '', category = 'other'] = written.split('=').reverse()
    return [category, form]
  })

const countedIn = (locale: Locale) =>
  termRowsOf(TABLES[locale].dosing.phrases)
    .filter(({ names: [said] }) => said.includes('#'))
    .map(({ id, names }) => ({ id, forms: names.flatMap(formsOf) }))

const NUMBERS = Array.from({ length: 200 }, (_, at) => at + 1)

const ENGLISH = countedIn('en')

const SAID = ENGLISH.flatMap(({ forms }) => {
  const [[category, first] = ['', ''], [, second] = ['', '']] = forms
  const [one, other] = category === 'one' ? [first, second] : [first, first]
  return [1, 2, 3, 4, 5, 11, 21].map(number => {
    const form = number === 1 ? one : other
    return form.replaceAll('#', String(number))
  })
})

describe.each(LOCALES)('a number in %s', locale => {
  it('is omitted only from forms for exactly one number', () => {
    const rules = new Intl.PluralRules(locale)
    const meantBy = (category: string) => NUMBERS.filter(each => rules.select(each) === category)
    const leftOut = countedIn(locale).flatMap(({ id, forms }) =>
      forms
        .filter(([category, text]) => !text.includes('#') && meantBy(category).length !== 1)
        .map(([category, text]) => `${id}: ${category}=${text}`),
    )
    expect(leftOut.filter(form => !HOURLY.test(form))).toEqual([])
  })

  it('survives translation and back, whatever it counts', () => {
    const changed = SAID.flatMap(entry => {
      const there = readDosing(entry, locale)
      const back = there && readDosing(there, 'en')
      // Some phrases are also English words: "2 tablet" in Turkish.
      const isSame = [null, undefined, entry, readDosing(entry, 'en')].includes(back)
      const isPlain = PLAINER.test(entry)
      return isSame || isPlain ? [] : [`${entry}: ${there}: ${back}`]
    })
    expect(changed).toEqual([])
  })
})

/** Without a number, "hourly" means one hour: see `plain` in read-dosing.ts. */
const HOURLY = /^every-hours: other=/
/** These have a shorter phrase: "once daily", "every other day". */
const PLAINER = /^[1-4] times a (?:day|week)$|^every [12] (?:days|weeks|months)$/

test.each([
  ['قرصان', 'en', '2 tablets'],
  ['حبتين', 'en', '2 tablets'],
  ['حبة واحدة', 'uk', '1 таблетка'],
  ['كبسولتان مرتين يوميا', 'de', '2 Kapseln, zweimal täglich'],
  ['صباحا ومساء', 'en', 'in the morning, in the evening'],
  ['كل 4 إلى 6 ساعات', 'en', 'every 4-6 hours'],
  ['كل ثماني ساعات', 'en', 'every 8 hours'],
  ['حبة صباحا ومساء', 'en', '1 tablet, in the morning, in the evening'],
  ['2-3 рази на день', 'en', '2-3 times a day'],
  ['2-3 times a day', 'uk', '2-3 рази на день'],
  ['1.5 tablets', 'uk', '1.5 таблетки'],
  ['1.5 tablets', 'ru', '1.5 таблетки'],
  ['5 tablets', 'uk', '5 таблеток'],
  ['every 21 days', 'uk', 'кожен 21 день'],
  ['по 1 таблетке 2 раза в день после еды', 'en', '1 tablet, twice daily, after meals'],
  ['по 1 таблетці 2 рази на день', 'en', '1 tablet, twice daily'],
  ['1т утром', 'en', '1 tablet, in the morning'],
  ['по одной таблетке на ночь', 'en', '1 tablet, at bedtime'],
  ['2 р/сут', 'en', 'twice daily'],
  ['2 р. в день', 'en', 'twice daily'],
] as const)('%s in %s: %s', (entry, locale, text) => {
  expect(readDosing(entry, locale)).toBe(text)
})
