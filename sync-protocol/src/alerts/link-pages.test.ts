import { expect, it } from 'vitest'
import { type LinkPage, pointIn, renderLinkPage } from './link-pages'

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
  const text = renderLinkPage(page)
  expect(text).not.toMatch(/<script|<b>|<i>|https?:/)
  expect(text.replace(/<style>.*<\/style>/s, '')).not.toMatch(/medic|allerg|emergenc|patient/i)
})

it('opening a link changes nothing, because every change needs a form', () => {
  const asking = PAGES.filter(page => renderLinkPage(page).includes('<form method="post">'))
  expect(asking.map(({ kind }) => kind)).toEqual([
    ...['join', 'join', 'join', 'join', 'join', 'confirm', 'stop'],
  ])
})

it('a contact can choose ways other than e-mail if the server has them', () => {
  const fields = (ways: readonly ('sms' | 'ntfy')[]) =>
    [
      ...renderLinkPage({ kind: 'join', name: NAME, askedBy: '', ways }).matchAll(/<input[^>]*>/g),
    ].map(
      ([input]) => `${/name="(\w+)"/.exec(input)?.[1]}${input.includes(' required') ? '!' : ''}`,
    )
  expect(fields([])).toEqual(['email!'])
  expect(fields(['sms', 'ntfy'])).toEqual(['email', 'sms', 'ntfy'])
})

it('a form shown again keeps the typed values and asks for what the server can send', () => {
  const join = { kind: 'join', name: NAME, askedBy: '' } as const
  const typed = { email: '', sms: '0151 "1', ntfy: 'a-topic' }
  const back = renderLinkPage({ ...join, ways: ['sms', 'ntfy'], trouble: 'text', typed })
  expect(back).toContain('value="0151 &quot;1"')
  expect(back).toContain('value="a-topic"')
  expect(back).toMatch(/a number with its country.* or a topic/)
  expect(back).toContain('One of these is enough')
  const smsOnly = renderLinkPage({ ...join, ways: ['sms'], trouble: 'text', typed })
  expect(smsOnly).not.toContain('topic')
  expect(renderLinkPage({ ...join, ways: ['ntfy'], trouble: 'text', typed })).not.toContain('+49')
  expect(renderLinkPage({ ...join, trouble: 'email' })).not.toContain('One of these')
})

it.each([
  ['48.20849, 16.37208', '48.20849,16.37208'],
  ['-33.9,151.2 (±12 m)', '-33.9,151.2'],
  ['48.20849, 16.37208x', undefined],
  ['by the lake, 3.5, 4.5', undefined],
  ['', undefined],
])('reads %s as the map point %s', (place, point) => expect(pointIn(place)).toBe(point))
