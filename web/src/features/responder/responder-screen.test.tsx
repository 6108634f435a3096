import { fireEvent, render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { encodeCapsule } from 'sync-protocol/qr'
import { expect, it, vi } from 'vitest'
import { ResponderScreen } from './responder-screen'

const NOW = Date.UTC(2026, 10, 21, 12)
const CARD: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 3,
  changedAtMs: Date.UTC(2026, 9, 1),
  expiresAt: '',
  identity: { fullName: 'Elena Márquez', birthMonth: '1958-03' },
  allergies: { state: 'listed', items: [{ allergen: 'Penicillin', severity: 'Severe' }] },
  medications: { state: 'listed', items: [{ name: 'Apixaban' }] },
  conditions: { state: 'noneKnown', items: [] },
  contacts: { state: 'notRecorded', items: [] },
}
const capsuleOf = (card: Partial<ResponderCard> = {}) =>
  encodeCapsule({ ...CARD, ...card }, { maxDigits: 1000 }).digits

function open(hash: string, languages = ['en-GB'], search = '') {
  const reload = vi.fn()
  const { container } = render(
    <MemoryRouter initialEntries={[`/e/0123456789ABCDEFGHJKMNPQRS${search}${hash && `#${hash}`}`]}>
      <ResponderScreen nowMs={() => NOW} languages={languages} reload={reload} />
    </MemoryRouter>,
  )
  const host = container.querySelector('#main')
  const page = () => {
    if (!host?.shadowRoot) throw new Error('nothing was drawn')
    return host.shadowRoot
  }
  const text = () => page().textContent?.replace(/\s+/g, ' ') ?? ''
  const press = (selector: string) => {
    const target = page().querySelector(selector)
    if (!target) throw new Error(`no ${selector}`)
    fireEvent.click(target)
  }
  return { host, page, text, press, reload }
}

it('a printed code opens from its link alone', () => {
  const { text } = open(capsuleOf())
  expect(text()).toContain('Offline copy made on October 1, 2026.')
  expect(text()).toMatch(/Elena Márquez.*68 years.*Severe allergies.*Penicillin/)
  expect(text()).toContain('ApixabanBlood thinner')
  expect(text()).toContain('ConditionsNone known')
})

it('it uses the language of the phone and the emergency number of its country', () => {
  const { host, text, page } = open(capsuleOf(), ['de-CH', 'en'])
  expect(host?.getAttribute('lang')).toBe('de')
  expect(text()).toContain('Schwere Allergien')
  expect(page().querySelector('a.sos')?.getAttribute('href')).toBe('tel:144')
})

it('another language is one press away and keeps the offline copy', () => {
  const { host, text, press } = open(capsuleOf())
  press('a[hreflang="ar"]')
  expect(host?.getAttribute('dir')).toBe('rtl')
  expect(text()).toContain('Elena Márquez')
  expect(text()).toContain('حساسية شديدة')
})

it("written words are translated to the phone's language and shown next to the translation", async () => {
  const { text, press } = open(capsuleOf(), ['ja-JP'])
  expect(text()).toContain('Penicillin')
  await waitFor(() => expect(text()).toContain('ペニシリン (Penicillin)'))
  press('a[hreflang="de"]')
  expect(text()).toContain('Penicillin')
  await waitFor(() => expect(text()).toContain('Apixaban'))
  expect(text()).not.toContain('ペニシリン')
})

it('an expired copy says so before it shows anything', () => {
  const { text, press } = open(capsuleOf({ expiresAt: '2026-11-20T10:00:00Z' }))
  expect(text()).toContain('expired on November 20, 2026')
  expect(text()).not.toMatch(/Elena|Penicillin/)
  press('[data-action="show"]')
  expect(text()).toMatch(/expired on November 20, 2026.*Elena Márquez/)
})

it('digits that were cut or changed are refused and never partly read', () => {
  const digits = capsuleOf()
  const changed = digits.slice(0, 40) + ((Number(digits[40]) + 1) % 10) + digits.slice(41)
  for (const hash of [digits.slice(0, -3), changed, '12345', 'top']) {
    const { text } = open(hash)
    expect(text()).toContain('damaged or incomplete')
    expect(text()).not.toMatch(/Elena|Penicillin/)
  }
})

it('a code of a later version asks for an update', () => {
  expect(open(`9${capsuleOf().slice(1)}`).text()).toContain('made by a newer version')
})

it('a code without an offline copy says so, and offers to try the server', () => {
  const { text, press, reload } = open('')
  expect(text()).toContain('carries no offline copy')
  press('[data-action="retry"]')
  expect(reload).toHaveBeenCalledOnce()
})

it('the only copy of a code says that nothing is backed up, in every language, and offers no other', () => {
  const { text, page, press } = open(capsuleOf(), ['en-GB'], '?copy=unknown')
  expect(text()).toContain('Offline copy, printed on October 1, 2026. This card is not backed up.')
  expect(text()).not.toContain('Connect for the current record')
  expect(page().querySelector('[data-action="retry"]')).toBeNull()
  press('a[hreflang="de"]')
  expect(text()).toContain('Diese Karte ist nicht gesichert.')
  expect(text()).toContain('Elena Márquez')
})

it('the only copy, expired, still asks before it shows anything', () => {
  const { text, press } = open(
    capsuleOf({ expiresAt: '2026-11-20T10:00:00Z' }),
    ['en-GB'],
    '?copy=unknown',
  )
  expect(text()).not.toMatch(/Elena|Penicillin/)
  press('[data-action="show"]')
  expect(text()).toMatch(/expired.*Elena Márquez.*Penicillin.*not backed up/)
})

it('an incomplete only copy says where the rest is', () => {
  const { digits, omitted } = encodeCapsule(
    {
      ...CARD,
      allergies: {
        state: 'listed',
        items: Array.from({ length: 40 }, (_, nth) => ({
          allergen: `Zboże odmiany Świętokrzyska ${nth}`,
          severity: 'Severe',
        })),
      },
    },
    { maxDigits: 400 },
  )
  expect(omitted).not.toEqual([])
  const { text } = open(digits, ['en-GB'], '?copy=unknown')
  expect(text()).toContain('The rest is on the owner’s phone.')
})
