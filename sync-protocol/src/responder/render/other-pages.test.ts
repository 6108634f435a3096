import { expect, test } from 'vitest'
import { LOCALES } from '../../card'
import { renderAskPage } from './ask'
import { renderNotFoundPage } from './not-found'

const ASK = { locale: 'en', emergencyNumber: '911', action: '/e/T/unlock', hasPin: true } as const

test.each(LOCALES)('a code that opens nothing sends the reader to the telephone, in %s', locale => {
  const html = renderNotFoundPage(locale, '119')
  expect(html).toContain('<a class="sos" href="tel:119">')
  expect(html).toContain(`<html lang="${locale}"`)
})

test('the question before a healthcare code opens posts role, reason and PIN without a script', () => {
  const html = renderAskPage(ASK)
  expect(html).toContain('<form method="post" action="/e/T/unlock">')
  expect([...html.matchAll(/ name="(role|reason|pin)"/g)].map(match => match[1])).toEqual([
    'role',
    'reason',
    'pin',
  ])
  expect(html).not.toContain('<script')
})

test('it asks for a PIN only where the owner set one, and says when it was wrong', () => {
  expect(renderAskPage({ ...ASK, hasPin: false })).not.toContain('name="pin"')
  expect(renderAskPage(ASK)).not.toContain('That PIN is not right')
  expect(renderAskPage({ ...ASK, isPinWrong: true })).toContain('That PIN is not right')
})
