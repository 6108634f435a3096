import { expect, test } from 'vitest'
import { LOCALES } from '../../card'
import { FAILURE_KINDS } from '../../languages/page-words'
import { ASK_REASONS, ASK_ROLES, renderAskPage } from './ask'
import { renderFailurePage } from './failure'

const ASK = { locale: 'en', emergencyNumber: '911', action: '/e/T/unlock', hasPin: true } as const

const failures = LOCALES.flatMap(locale => FAILURE_KINDS.map(kind => ({ locale, kind })))

test.each(failures)('a failure ($kind) sends the reader to the telephone, in $locale', options => {
  const html = renderFailurePage({ ...options, emergencyNumber: '119' })
  expect(html).toContain('<a class="sos" href="tel:119">')
  expect(html).toContain(`<html lang="${options.locale}"`)
})

test('the offline copy is offered exactly for the codes that may be valid', () => {
  const offers = FAILURE_KINDS.filter(kind =>
    renderFailurePage({ locale: 'en', emergencyNumber: '112', kind }).includes('name="copy"'),
  )
  expect(offers).toEqual(['slow', 'tooMany', 'broken', 'busy'])
})

test('an unknown code opens its copy by itself, and without a script says to read the card', () => {
  const opens = FAILURE_KINDS.filter(kind =>
    renderFailurePage({ locale: 'en', emergencyNumber: '112', kind }).includes(
      'data-copy="unknown"',
    ),
  )
  expect(opens).toEqual(['unknown'])
  const page = renderFailurePage({ locale: 'en', emergencyNumber: '112', kind: 'unknown' })
  expect(page).toContain('Read the words on the card')
  expect(page).toContain('<script src="/responder.js" defer></script>')
})

test('a withdrawn code says so, and its page runs no script', () => {
  const page = renderFailurePage({ locale: 'en', emergencyNumber: '112', kind: 'withdrawn' })
  expect(page).toContain('<h1>This code was withdrawn</h1>')
  expect(page).not.toContain('<script')
  expect(page).not.toContain('copy')
})

test('its forms have no address, so the buttons keep the offline copy in the address', () => {
  const html = renderFailurePage({ locale: 'de', emergencyNumber: '112', kind: 'busy' })
  expect(html.match(/<form[^>]*>/g)).toEqual(['<form>', '<form id="offline-copy">'])
  expect(html.match(/name="lang" value="de"/g)).toHaveLength(2)
})

test('the form before a healthcare code posts role, reason and PIN without a script', () => {
  const html = renderAskPage(ASK)
  expect(html).toContain('<form method="post" action="/e/T/unlock">')
  const choices = [...html.matchAll(/ type="radio" name="(\w+)" value="(\w+)" required/g)]
  expect(choices.map(([, name, value]) => [name, value])).toEqual([
    ...ASK_ROLES.map(role => ['role', role]),
    ...ASK_REASONS.map(reason => ['reason', reason]),
  ])
  expect(html).toContain('name="pin"')
  expect(html).not.toContain('<script')
})

test('it asks for a PIN only if the owner set one, and says when it was wrong', () => {
  expect(renderAskPage({ ...ASK, hasPin: false })).not.toContain('name="pin"')
  expect(renderAskPage(ASK)).not.toContain('That PIN is not right')
  expect(renderAskPage({ ...ASK, isPinWrong: true })).toContain('That PIN is not right')
})

test('a locked PIN says until when, has no field, and does not block the other facts', () => {
  const nowMs = Date.UTC(2026, 10, 22, 7, 0, 30)
  const locked = (pinLock: { untilMs: number | null }, locale: 'en' | 'de' = 'en') =>
    renderAskPage({ ...ASK, locale, pinLock, nowMs })
  const forAWhile = locked({ untilMs: Date.UTC(2026, 10, 22, 7, 42) })
  expect(forAWhile).toContain('locked for 42 minutes, until November 22, 2026 at 7:42 AM UTC')
  expect(forAWhile).not.toContain('name="pin"')
  expect(forAWhile).toContain('<button>')
  expect(locked({ untilMs: nowMs + 1 }, 'de')).toContain('gesperrt: noch 1 Minute,')
  expect(locked({ untilMs: null })).toContain('locked until the owner unlocks it')
})

test('the form includes its pass', () => {
  expect(renderAskPage({ ...ASK, pass: 'a.b' })).toContain(
    '<input type="hidden" name="pass" value="a.b">',
  )
  expect(renderAskPage(ASK)).not.toContain('name="pass"')
})
