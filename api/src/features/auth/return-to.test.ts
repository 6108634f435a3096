import { expect, it } from 'vitest'
import { checkReturnTo } from './auth.routes'

it.each([
  ['/dashboard', '/dashboard'],
  ['/qr-codes?type=emergency#top', '/qr-codes?type=emergency#top'],
  ['/a/../dashboard', '/dashboard'],
  [undefined, '/'],
  ['', '/'],
  ['dashboard', '/'],
  ['//evil.example', '/'],
  ['///evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/auth/logout', '/'],
  ['/auth?returnTo=/auth', '/'],
  [`/${'x'.repeat(2_001)}`, '/'],
])('returnTo %j leads to %j', (given, path) => {
  expect(checkReturnTo(given, 'http://localhost:3000')).toBe(path)
})
