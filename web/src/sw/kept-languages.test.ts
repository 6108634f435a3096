import { expect, it } from 'vitest'
import { isKept } from './kept-languages'

const file = (language: string) => `assets/languages/${language}-D3x0.js`

it('keeps the words of the phone’s own languages', () => {
  const kept = ['de', 'ja', 'uk'].filter(each => isKept(file(each), ['de-CH', 'uk']))
  expect(kept).toEqual(['de', 'uk'])
})

it('keeps every file that is no language', () => {
  expect(isKept({ url: 'assets/app-D3x0.js', revision: null }, [])).toBe(true)
  expect(isKept('index.html', [])).toBe(true)
})

it('keeps nothing from the start that waits until it is wanted', () => {
  expect(isKept('assets/wanted/places-screen-D3x0.js', ['en'])).toBe(false)
})
