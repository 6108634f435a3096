import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetTakenQuery, readTakenQuery, takeSecrets } from './take-secrets'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(address: string): string | undefined {
  const { pathname, search, hash } = new URL(address, 'https://lifetag.example')
  const replace = vi.fn<(path: string) => void>()
  takeSecrets({ pathname, search, hash }, replace)
  return replace.mock.lastCall?.[0]
}

it('a payment page loses its query and finds it again after a reload', () => {
  expect(open('/checkout?client_secret=pi_1_secret_2&amount=50')).toBe('/checkout')
  expect(open('/checkout')).toBeUndefined()
  expect(readTakenQuery('/checkout').get('client_secret')).toBe('pi_1_secret_2')
  forgetTakenQuery('/checkout')
  expect(readTakenQuery('/checkout').size).toBe(0)
})

it.each([
  ['/donation-success?payment_intent=pi_1&payment_intent_client_secret=s', '/donation-success'],
  [
    '/dashboard?subscribed=true&payment_intent_client_secret=s&redirect_status=succeeded#x',
    '/dashboard?subscribed=true#x',
  ],
])('the parameters that Stripe adds to %s are removed', (address, left) => {
  expect(open(address)).toBe(left)
  expect([...stored.values()].join()).not.toContain('client_secret')
})

it.each(['/dashboard?tab=profile', '/auth?returnTo=/donate', '/donate'])(
  '%s is left unchanged',
  address => {
    expect(open(address)).toBeUndefined()
  },
)

it('the secret is removed even if it cannot be stored', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(open('/subscribe?client_secret=s&plan=basic')).toBe('/subscribe')
  expect(readTakenQuery('/subscribe').size).toBe(0)
})
