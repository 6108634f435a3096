import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { encodeCapsule } from 'sync-protocol/qr'
import { renderFailurePage, renderResponderBody } from 'sync-protocol/responder'
import { afterEach, expect, it, vi } from 'vitest'

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../../public/responder.js'), 'utf8')
const MINUTE = 60_000
const PRINTED = 29_000_000 * MINUTE
const card = (changedAtMs: number): ResponderCard => ({
  type: 'emergency',
  level: 'emergency',
  revision: 1,
  changedAtMs,
  expiresAt: '',
  identity: {},
})

/** Whether the live page says that the print is older, after its script ran. */
function saysOlder(liveChangedAtMs: number, hash: string): boolean {
  const page = { locale: 'en', emergencyNumber: '112', source: 'live' } as const
  document.body.innerHTML = renderResponderBody(card(liveChangedAtMs), page)
  location.hash = hash
  new Function(SCRIPT)()
  return document.querySelector('#older-print')?.hasAttribute('hidden') === false
}

afterEach(() => {
  location.hash = ''
  document.body.replaceChildren()
})

const printed = encodeCapsule(card(PRINTED), { maxDigits: 1000 }).digits

it('a live page says when the record changed after the print', () => {
  expect(saysOlder(PRINTED + MINUTE, printed)).toBe(true)
})

it('it shows nothing if the print is as new, to the minute', () => {
  expect(saysOlder(PRINTED, printed)).toBe(false)
  expect(saysOlder(PRINTED + MINUTE - 1, printed)).toBe(false)
})

it('it shows nothing without a printed copy in the link', () => {
  expect(saysOlder(PRINTED + MINUTE, '')).toBe(false)
  expect(saysOlder(PRINTED + MINUTE, '#older-print')).toBe(false)
})

it('the page in another language keeps the printed copy of its link', () => {
  saysOlder(PRINTED, printed)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
  expect(links.length).toBeGreaterThan(10)
  expect(new Set(links.map(link => link.hash))).toEqual(new Set([`#${printed}`]))
})

it.each([
  ['', true],
  ['#older-print', true],
  [printed, false],
])('a failure offers the copy of a link only if there is one: %s', (hash, isHidden) => {
  const page = renderFailurePage({ locale: 'en', emergencyNumber: '112', kind: 'busy' })
  // The script is left out here and runs below.
  document.body.innerHTML = /<main>(.*)<\/main>/s.exec(page)?.[1] ?? ''
  location.hash = hash
  new Function(SCRIPT)()
  expect(document.querySelector('#offline-copy')?.hasAttribute('hidden')).toBe(isHidden)
})

/** Where the failure page for `href` redirects; undefined if it does not. */
function leadsTo(kind: 'unknown' | 'withdrawn' | 'busy', href: string): string | undefined {
  const page = renderFailurePage({ locale: 'pl', emergencyNumber: '112', kind })
  document.body.innerHTML = /<main>(.*)<\/main>/s.exec(page)?.[1] ?? ''
  const { hash } = new URL(href)
  const replace = vi.fn()
  new Function('location', SCRIPT)({ href, hash, replace })
  return replace.mock.calls.map(([url]) => String(url))[0]
}

const link = 'https://lifetag.example/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'

it('a code that the server never saw leads to the copy in its link, in the same language', () => {
  expect(leadsTo('unknown', `${link}#${printed}`)).toBe(`${link}?copy=unknown#${printed}`)
  expect(leadsTo('unknown', `${link}?lang=ar#${printed}`)).toBe(
    `${link}?lang=ar&copy=unknown#${printed}`,
  )
})

it("it stays without a copy, on the copy's own page, and for any other code", () => {
  expect(leadsTo('unknown', link)).toBeUndefined()
  expect(leadsTo('unknown', `${link}#12345`)).toBeUndefined()
  expect(leadsTo('unknown', `${link}?copy=unknown#${printed}`)).toBeUndefined()
  expect(leadsTo('withdrawn', `${link}#${printed}`)).toBeUndefined()
  expect(leadsTo('busy', `${link}#${printed}`)).toBeUndefined()
})

it('the live page puts its text on the clipboard, if the browser has one', async () => {
  const page = { locale: 'en', emergencyNumber: '112', source: 'live' } as const
  const textHref = '/e/T?_format=text&lang=en'
  document.body.innerHTML = renderResponderBody(card(PRINTED), { ...page, textHref })
  const button = document.querySelector<HTMLButtonElement>('#copy-text')
  new Function('navigator', SCRIPT)({})
  expect(button?.hidden).toBe(true)

  const copied: string[] = []
  const clipboard = {
    write: async ([item]: Record<string, Promise<Blob>>[]) => {
      copied.push((await (await item?.['text/plain'])?.text()) ?? '')
    },
  }
  class ClipboardItem {
    constructor(content: object) {
      Object.assign(this, content)
    }
  }
  const fetch = async (url: string) => new Response(new URL(url).search)
  new Function('navigator', 'fetch', 'ClipboardItem', SCRIPT)({ clipboard }, fetch, ClipboardItem)
  expect(button?.hidden).toBe(false)
  button?.click()
  await vi.waitFor(() => expect(button?.textContent).toBe('Copied'))
  expect(copied).toEqual(['?_format=text&lang=en'])
})
