import { type LinkPage, pointIn, renderLinkPage } from 'sync-protocol/alerts'
import { LOCALES, type Locale } from 'sync-protocol/languages'
import { expect, it } from 'vitest'
import { linkTexts } from './texts'

const render = (page: LinkPage, locale: Locale = 'en') =>
  renderLinkPage(page, locale, linkTexts(locale))

const NAME = 'Zoë <b>'
const PAGES: LinkPage[] = [
  { kind: 'join', name: NAME, askedBy: 'Ana <i>' },
  { kind: 'join', name: '', askedBy: '', trouble: 'email' },
  { kind: 'join', name: NAME, askedBy: '', trouble: 'too_many' },
  { kind: 'join', name: NAME, askedBy: '', ways: ['sms', 'ntfy'], trouble: 'text' },
  { kind: 'join', name: NAME, askedBy: '', ways: ['sms'], trouble: 'unsent' },
  { kind: 'sent', name: NAME },
  { kind: 'sent', name: NAME, by: 'text' },
  { kind: 'confirm', name: NAME },
  { kind: 'active', name: NAME },
  { kind: 'stop', name: NAME },
  { kind: 'stopped' },
  { kind: 'place', name: NAME, place: null },
  { kind: 'place', name: NAME, place: '48.20849, 16.37208 (±12 m)' },
  { kind: 'place', name: NAME, place: '<script>alert(1)</script> "by the lake"' },
  { kind: 'ended' },
  { kind: 'busy' },
]

it.each(PAGES)('$kind runs nothing, says nothing medical, and contains no foreign markup', page => {
  const text = render(page)
  expect(text).not.toMatch(/<script|<b>|<i>|https?:/)
  expect(text.replace(/<style>.*<\/style>/s, '')).not.toMatch(/medic|allerg|emergenc|patient/i)
})

it.each(LOCALES)('in %s a page names its language and direction', locale => {
  const page = render({ kind: 'place', name: 'Zoë', place: '48.20849, 16.37208' }, locale)
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  expect(page).toContain(`<html lang="${locale}" dir="${direction}">`)
  expect(page).toContain(linkTexts(locale).placeTitle)
  expect(page.replace(/<style>.*<\/style>/s, '')).not.toMatch(/[{}]/)
})

it('opening a link changes nothing, because every change needs a form', () => {
  const asking = PAGES.filter(page => render(page).includes('<form method="post">'))
  expect(asking.map(({ kind }) => kind)).toEqual([
    ...['join', 'join', 'join', 'join', 'join', 'confirm', 'stop'],
  ])
})

it('a contact can choose ways other than e-mail if the server has them', () => {
  const fields = (ways: readonly ('sms' | 'ntfy')[]) =>
    [...render({ kind: 'join', name: NAME, askedBy: '', ways }).matchAll(/<input[^>]*>/g)].map(
      ([input]) => `${/name="(\w+)"/.exec(input)?.[1]}${input.includes(' required') ? '!' : ''}`,
    )
  expect(fields([])).toEqual(['email!'])
  expect(fields(['sms', 'ntfy'])).toEqual(['email', 'sms', 'ntfy'])
})

it('a form shown again keeps the typed values and asks for what the server can send', () => {
  const join = { kind: 'join', name: NAME, askedBy: '' } as const
  const typed = { email: '', sms: '0151 "1', ntfy: 'a-topic' }
  const back = render({ ...join, ways: ['sms', 'ntfy'], trouble: 'text', typed })
  expect(back).toContain('value="0151 &quot;1"')
  expect(back).toContain('value="a-topic"')
  expect(back).toMatch(/a number with its country.* or a topic/)
  expect(back).toContain('One of these is enough')
  const smsOnly = render({ ...join, ways: ['sms'], trouble: 'text', typed })
  expect(smsOnly).not.toContain('topic')
  expect(render({ ...join, ways: ['ntfy'], trouble: 'text', typed })).not.toContain('+49')
  expect(render({ ...join, trouble: 'email' })).not.toContain('One of these')
})

it.each([
  ['48.20849, 16.37208', '48.20849,16.37208'],
  ['-33.9,151.2 (±12 m)', '-33.9,151.2'],
  ['48.20849, 16.37208x', undefined],
  ['by the lake, 3.5, 4.5', undefined],
  ['', undefined],
])('reads %s as the map point %s', (place, point) => expect(pointIn(place)).toBe(point))
