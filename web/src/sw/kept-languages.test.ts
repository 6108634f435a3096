import { expect, it } from 'vitest'
import { isKept, isWanted } from './kept-languages'

const file = (language: string) => `assets/languages/${language}-D3x0.js`

it('keeps the texts of the phone’s own languages', () => {
  const kept = ['de', 'ja', 'uk'].filter(each => isKept(file(each), ['de-CH', 'uk']))
  expect(kept).toEqual(['de', 'uk'])
})

it('keeps their labels from the start, and other labels once they were fetched', () => {
  const labels = (language: string) => `assets/wanted/labels/${language}-D3x0.json`
  const kept = ['de', 'ja', 'uk'].filter(each => isKept(labels(each), ['de-CH', 'uk']))
  expect(kept).toEqual(['de', 'uk'])
  expect(isWanted(labels('ja'))).toBe(true)
})

it('keeps the app’s texts in the phone’s own languages from the start', () => {
  const texts = (language: string) => `assets/wanted/texts-${language}/D3x0.json`
  const kept = ['de', 'ja', 'uk'].filter(each => isKept(texts(each), ['de-CH', 'uk']))
  expect(kept).toEqual(['de', 'uk'])
  expect(isWanted(texts('ja'))).toBe(true)
})

it('keeps its texts of screens that need the server only after their first use', () => {
  const texts = (part: string) => `assets/wanted/texts-${part}/D3x0.json`
  const kept = ['de', 'de-later', 'online-de', 'legal-de'].filter(each =>
    isKept(texts(each), ['de']),
  )
  expect(kept).toEqual(['de', 'de-later'])
})

it('keeps every file without a language', () => {
  expect(isKept({ url: 'assets/app-D3x0.js', revision: null }, [])).toBe(true)
  expect(isKept('index.html', [])).toBe(true)
})

it('does not keep a file from the start that loads on demand', () => {
  expect(isKept('assets/wanted/places-screen-D3x0.js', ['en'])).toBe(false)
})
