import { afterEach, describe, expect, it } from 'vitest'
import { addTranslations, count, defineTexts, language, params, perLanguage } from './define-texts'
import type { Language } from './languages'

const texts = defineTexts('example', {
  title: 'Lock',
  step: params('Step {at} of {of}'),
  card: {
    tries: count({ one: '{count} try for {name}', other: '{count} tries for {name}' }),
    untranslated: 'Only in English',
  },
})

addTranslations('de', {
  late: { title: 'Spät' },
  example: {
    title: 'Sperre',
    step: 'Schritt {at} von {of}',
    'card.tries': { one: '{count} Versuch für {name}', other: '{count} Versuche für {name}' },
  },
})

afterEach(() => language.set('en'))

it('shows entries of nested groups in English', () => {
  expect([texts.title, texts.step({ at: 1, of: 6 })]).toEqual(['Lock', 'Step 1 of 6'])
  expect([1, 2].map(count => texts.card.tries({ count, name: 'Emil' }))).toEqual([
    '1 try for Emil',
    '2 tries for Emil',
  ])
})

it('shows the same entries in another language after a switch', () => {
  const { card } = texts
  language.set('de')
  expect([texts.title, texts.step({ at: 1, of: 6 })]).toEqual(['Sperre', 'Schritt 1 von 6'])
  expect([1, 2].map(count => card.tries({ count, name: 'Emil' }))).toEqual([
    '1 Versuch für Emil',
    '2 Versuche für Emil',
  ])
  language.set('en')
  expect(texts.title).toBe('Lock')
})

it('translates a feature whose script loads after the switch', () => {
  language.set('de')
  expect(defineTexts('late', { title: 'Late' }).title).toBe('Spät')
})

it('translates a feature whose translations arrive after its script', () => {
  language.set('de')
  const { title } = defineTexts('early', { title: 'Early' })
  addTranslations('de', { early: { title: 'Früh' } })
  const later = defineTexts('later-still', { title: 'Later' })
  addTranslations('de', { 'later-still': { title: 'Später' } })
  expect([title, later.title, texts.title]).toEqual(['⟦Early⟧', 'Später', 'Sperre'])
})

it('falls back to English, and marks it while developing', () => {
  language.set('de')
  expect(texts.card.untranslated).toBe('⟦Only in English⟧')
  expect(defineTexts('unknown', { hello: params('Hello {name}') }).hello({ name: 'Ada' })).toBe(
    '⟦Hello Ada⟧',
  )
})

it.each(['$& $1 $$', '{of}', '{count}', ''])('keeps the value %j as it is', value => {
  expect(texts.step({ at: value, of: 6 })).toBe(`Step ${value} of 6`)
  expect(texts.card.tries({ count: 2, name: value })).toBe(`2 tries for ${value}`)
})

it('makes a table once for each language', () => {
  const table = perLanguage(() => ({ title: texts.title }))
  const inEnglish = table()
  expect(table()).toBe(inEnglish)
  language.set('de')
  expect(table()).toEqual({ title: 'Sperre' })
  language.set('en')
  expect(table()).toBe(inEnglish)
})

describe('types', () => {
  it('refuse wrong, missing and additional parameters', () => {
    // @ts-expect-error: the parameter has another name
    texts.step({ at: 1, off: 6 })
    // @ts-expect-error: a parameter is missing
    texts.step({ at: 1 })
    // @ts-expect-error: there is no such parameter
    texts.step({ at: 1, of: 2, name: 'Emil' })
    // @ts-expect-error: the number decides on the plural
    texts.card.tries({ count: '2', name: 'Emil' })
    // @ts-expect-error: there is no such text
    expect(texts.card.unknown).toBeUndefined()
  })
})

it('uses the plural forms of European Portuguese, in which nothing is many', () => {
  const portuguese = 'pt' as Language
  addTranslations(portuguese, {
    example: { 'card.tries': { one: '{count} tentativa', other: '{count} tentativas' } },
  })
  language.set(portuguese)
  expect([0, 1].map(count => texts.card.tries({ count, name: '' }))).toEqual([
    '0 tentativas',
    '1 tentativa',
  ])
})

it('isolates a value in a language from right to left', () => {
  const call = defineTexts('call', { to: params('Call {number}') })
  language.set('ar')
  addTranslations('ar', { call: { to: 'اتصل بالرقم {number}' } })
  expect(call.to({ number: '+45 20 98' })).toBe('اتصل بالرقم \u2068+45 20 98\u2069')
})

it('keeps isolated parts of a value from right to left', () => {
  const husband = defineTexts('husband', { at: params('{contact}') })
  language.set('ar')
  addTranslations('ar', { husband: { at: 'الاتصال: {contact}' } })
  const contact = '\u2067زوج\u2069، \u2066+45 20 98\u2069'
  expect(husband.at({ contact })).toBe(`الاتصال: \u2067${contact}\u2069`)
})
