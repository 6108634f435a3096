import { MAX_CART_LINES } from 'sync-protocol/commerce'
import { beforeEach, expect, it, vi } from 'vitest'
import { addLine, chooseCode, fillIn, followStorage, forgetCart, removeLine, useCart } from './cart'

beforeEach(() => {
  localStorage.clear()
  forgetCart()
})

const comeBack = () => {
  forgetCart()
  followStorage()()
  return useCart.getState()
}

it('lines, address and code are restored on the next visit', () => {
  addLine({ productId: '3', color: 'red' })
  addLine({ productId: '1' })
  removeLine(0)
  fillIn('city', 'Lisbon')
  chooseCode('a-code')
  const { lines, form, codeId } = comeBack()
  expect([lines, form.city, codeId]).toEqual([
    [{ productId: '1', quantity: 1 }],
    'Lisbon',
    'a-code',
  ])
})

it('another country resets the shipping method to standard, and the same one does not', () => {
  fillIn('method', 'express')
  fillIn('country', 'US')
  expect(useCart.getState().form.method).toBe('express')
  fillIn('country', 'DE')
  expect(useCart.getState().form.method).toBe('standard')
})

it.each([
  ['en-GB', 'GB'],
  ['de-LI', 'OTHER'],
  ['en', 'US'],
])('in a browser in %s, the address begins in %s', (language, country) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  forgetCart()
  expect(useCart.getState().form.country).toBe(country)
  vi.restoreAllMocks()
})

it('a full cart takes no more lines', () => {
  for (let i = 0; i < MAX_CART_LINES; i++) expect(addLine({ productId: '1' })).toBe(true)
  expect(addLine({ productId: '1' })).toBe(false)
  expect(useCart.getState().lines).toHaveLength(MAX_CART_LINES)
})

it.each(['not json', '{"lines":1}', '[{"productId":"1","quantity":2}]', 'null'])(
  '%s in the storage is an empty cart',
  text => {
    localStorage.setItem('cart_data', text)
    expect(comeBack().lines).toEqual([])
  },
)
