import { expect, it } from 'vitest'
import { byPlace, PRINT_FORMS, printOf, printSchema, statusOfPrint } from './print'

const code = {
  id: '0197a000-0000-7000-8000-000000000001',
  revision: 3,
  token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
}
const MAY = Date.UTC(2026, 4, 3)
const JUNE = Date.UTC(2026, 5, 3)
const status = (...prints: ReturnType<typeof printOf>[]) => statusOfPrint(code, prints).status

it('a print says which making of a code is on paper, and too little of its link to open it', () => {
  const print = printOf(code, 'card', MAY)
  expect(printSchema.parse(print)).toEqual({
    codeId: code.id,
    revision: 3,
    linkMark: '7Z3K9',
    form: 'card',
    printedAt: '2026-05-03T00:00:00.000Z',
  })
})

it('the newest print of the code counts', () => {
  expect(status()).toBe('never')
  expect(status(printOf(code, 'card', MAY))).toBe('current')
  const older = printOf({ ...code, revision: 2 }, 'card', MAY)
  expect(status(older)).toBe('stale')
  expect(status(older, printOf(code, 'stickers', JUNE))).toBe('current')
  expect(status(printOf({ ...code, id: crypto.randomUUID() }, 'card', MAY))).toBe('never')
})

it('a print of a link that was replaced is dead', () => {
  const replaced = { ...code, revision: 2, token: '8Z3K9M2QH5T8V1XW4Y6C0BDFGJ' }
  expect(status(printOf(replaced, 'card', MAY))).toBe('dead')
})

it('each place has prints of its own; a sheet of cards holds cards', () => {
  const [card, sheet, wallpaper] = (['card', 'sheet', 'wallpaper'] as const).map(form =>
    printOf(code, form, MAY),
  )
  const prints = [card, wallpaper, sheet].flatMap(print => print ?? [])
  expect([...byPlace(prints)]).toEqual([
    ['card', [card, sheet]],
    ['wallpaper', [wallpaper]],
  ])
})

it('every kind of print is one that a row may hold', () => {
  const forms = PRINT_FORMS.map(form => printSchema.parse(printOf(code, form, MAY)).form)
  expect(forms).toEqual(PRINT_FORMS)
})
