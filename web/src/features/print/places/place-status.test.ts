import { type Print, type PrintForm, printOf } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { statusOfPlace } from './place-status'
import { COMPARE_AFTER_MS } from './place-table'

const code = {
  id: '0197a000-0000-7000-8000-000000000001',
  revision: 3,
  token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
}
const MAY = Date.UTC(2026, 4, 3)
const wordOf = (form: PrintForm, prints: Print[], nowMs = MAY) =>
  statusOfPlace(form, code, prints, nowMs).pill?.word

it('a place where nothing was made says nothing', () => {
  for (const form of ['wallpaper', 'medicalId'] as const) {
    expect(statusOfPlace(form, code, [], MAY)).toEqual({ sentence: '' })
  }
})

it('each place by itself: a new card makes no older wallpaper right', () => {
  const prints = [
    printOf({ ...code, revision: 2 }, 'wallpaper', MAY),
    printOf(code, 'sheet', MAY + 1),
  ]
  expect(wordOf('wallpaper', prints)).toBe('Out of date')
  expect(wordOf('card', prints)).toBe('Current')
})

it('what carries a link that was replaced opens nothing', () => {
  const replaced = { ...code, token: '8Z3K9M2QH5T8V1XW4Y6C0BDFGJ' }
  expect(wordOf('nfc', [printOf(replaced, 'nfc', MAY)])).toBe('Opens nothing')
})

it('the phone’s own Medical ID is compared again after a year, and has no link to be replaced', () => {
  const compared = [printOf(code, 'medicalId', MAY)]
  expect(wordOf('medicalId', compared)).toBe('Current')
  expect(wordOf('medicalId', compared, MAY + COMPARE_AFTER_MS)).toBe('Current')
  expect(wordOf('medicalId', compared, MAY + COMPARE_AFTER_MS + 1)).toBe('Compare again')
  const replaced = { ...code, token: '8Z3K9M2QH5T8V1XW4Y6C0BDFGJ', revision: 2 }
  expect(wordOf('medicalId', [printOf(replaced, 'medicalId', MAY)])).toBe('Compare again')
})
