import { afterAll, expect, it } from 'vitest'
import { mailTexts, noticeTexts } from '../mail/texts'
import { orderTexts } from '../orders/texts'
import { defineTexts, englishTexts } from './define-texts'
import { addEnglish } from './write-email'

// Other test files share the module.
afterAll(() => {
  for (const key of englishTexts.keys()) if (key.startsWith('test.')) englishTexts.delete(key)
})

it('says a text in each language', () => {
  const inGerman = noticeTexts('de').invitation_accepted.subject({ who: 'Ana' })
  expect(noticeTexts('en').invitation_accepted.subject({ who: 'Ana' })).toBe(
    'Ana accepted your invitation',
  )
  expect(inGerman).toContain('Ana')
  expect(mailTexts('ja').hello).not.toBe(mailTexts('en').hello)
})

it('chooses the plural form of the language', () => {
  const forms = [1, 2, 5].map(count =>
    orderTexts('pl').betaConfirmation.feedback({ count, link: '' }),
  )
  expect(new Set(forms.map(form => form.replace(/\d+/, ''))).size).toBeGreaterThan(1)
})

it('falls back to English where a language lacks a text', () => {
  const texts = defineTexts('test', { hello: 'Hello {name}', plain: 'Hello' })
  expect([texts('de').hello({ name: 'Ada' }), texts('de').plain]).toEqual(['Hello Ada', 'Hello'])
})

it.each(['$& $1 $$', '{of}', ''])('keeps the value %j as it is', name => {
  const texts = defineTexts('test', { hello: 'Hello {name}, {of}' })
  expect(texts('en').hello({ name, of: 2 })).toBe(`Hello ${name}, 2`)
})

it('puts the English text below another language', () => {
  const own = { subject: 'Hallo', text: 'Guten Tag\n' }
  expect(addEnglish(own, undefined)).toEqual(own)
  expect(addEnglish(own, { subject: 'Hello', text: 'Good day\n' })).toEqual({
    subject: 'Hallo',
    text: 'Guten Tag\n\n— English —\n\nHello\n\nGood day\n',
  })
})
