import { LINE_NAMES } from 'sync-protocol/commerce'
import { LOCALES } from 'sync-protocol/languages'
import { expect, it } from 'vitest'
import { writeOrderEmail } from './order-emails'
import type { OrderRow } from './orders.sql'

const order = (name: string) =>
  ({
    id: 'O1',
    kind: 'shop',
    items: [{ name, priceCents: 1_500 }],
    shipping_method: 'standard',
    shipping_cents: 600,
    total_cents: 2_100,
  }) as unknown as OrderRow // The e-mail reads nothing else.

const emailIn = (language: (typeof LOCALES)[number], name: string) =>
  writeOrderEmail('confirmation', { order: order(name), tracking: null, origin: '', language }).text

it('names products in the language of the e-mail, and keeps a name that it does not know', () => {
  expect(emailIn('de', 'Metal Card, Gold')).toContain('- Karte aus Metall, Gold: $15')
  expect(emailIn('en', 'Metal Card, Gold')).toContain('- Metal Card, Gold: $15')
  expect(emailIn('de', 'Sold last year')).toContain('- Sold last year: $15')
})

it('has no English product in another language', () => {
  const left = LOCALES.filter(locale => locale !== 'en').flatMap(locale =>
    LINE_NAMES.filter(name => emailIn(locale, name).includes(`- ${name}:`)),
  )
  expect(left).toEqual([])
})
