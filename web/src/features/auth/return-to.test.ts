import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkedReturnTo } from './auth-screen'

const origin = 'https://lifetag.example'

it.each([
  ['/shop', '/shop'],
  ['/dashboard?tab=qr-codes', '/dashboard?tab=qr-codes'],
  ['/e/ABC#1234', '/e/ABC#1234'],
  ['/a/../shop', '/shop'],
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['shop', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/.//evil.example', '/dashboard'],
  ['/%2e//evil.example', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['https://lifetag.example/shop', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/auth', '/dashboard'],
  ['/auth?returnTo=/auth', '/dashboard'],
  ['/api/auth/logout', '/dashboard'],
])('%s leads to %s', (wanted, path) => {
  expect(checkedReturnTo(wanted, origin)).toBe(path)
})

it('no address leads to another site', () => {
  const parts = fc.constantFrom('/', '\\', '.', '%2f', '%5c', '\t', '\n', '@', ':', 'evil.example')
  const hostile = fc.array(parts, { maxLength: 8 }).map(list => `/${list.join('')}`)
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), wanted => {
      const path = checkedReturnTo(wanted, origin)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, origin).origin).toBe(origin)
    }),
  )
})
