import { expect, it, vi } from 'vitest'
import { strengthOf, suggestPassphrase } from './passphrase'

it.each([
  ['password1234', 'Weak'],
  ['Katze2019!!!', 'Weak'],
  ['blue blue blue blue blue blue', 'Weak'],
  ['summer in Lisbon 1998', 'Weak'],
  ['seven quiet lanterns over', 'Weak'],
  ['seven quiet lanterns over the bay', 'Strong'],
  ['sept lanternes près du quai', 'Fair'],
  ['7Z3K-9M2Q-H5T8-V1XW-4Y6C', 'Strong'],
])('%s is rated %s', (passphrase, label) => {
  expect(strengthOf(passphrase).label).toBe(label)
})

it('suggestions are strong and different', () => {
  const suggested = Array.from({ length: 20 }, suggestPassphrase)
  expect(new Set(suggested).size).toBe(20)
  for (const each of suggested) {
    expect(each).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(strengthOf(each).label).toBe('Strong')
  }
})

it('a suggestion without digits, which would be rated fair, is discarded', () => {
  const letters = vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(bytes => {
    new Uint8Array(bytes?.buffer ?? new ArrayBuffer(0)).fill(10)
    return bytes
  })
  expect(strengthOf('AAAA-BBBB-CCCC-DDDD-EEEE').label).toBe('Fair')
  expect(suggestPassphrase()).not.toMatch(/^[A-]+$/)
  expect(letters).toHaveBeenCalledTimes(2)
  letters.mockRestore()
})
