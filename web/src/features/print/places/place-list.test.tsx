import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { recordMarkOf } from 'sync-protocol/medical'
import { printOf } from 'sync-protocol/qr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EMPTY_RECORD } from '../../../../dev/test/a-code'
import { wipeDatabase } from '../../../db/database'
import { addRow, closeDevice, openDevice, type RowOf } from '../../../sync'
import { FORMS } from '../print-forms'
import { PlaceList } from './place-list'

const id = '0197a000-0000-7000-8000-0000000000e1'
const recordMark = recordMarkOf(EMPTY_RECORD)
const code = {
  id,
  revision: 1,
  token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
  recordMark,
} as RowOf<'qr-codes'> // the fields that are read

beforeEach(() => openDevice(id))
afterEach(async () => {
  closeDevice()
  await wipeDatabase(id)
})

it.each([
  ['Wallet card', `/print/${id}?form=card`],
  ['Stickers', `/print/${id}?form=small-stickers`],
  ['Fridge sheet', `/print/${id}?as=fridge`],
  ['Travel card in two languages', `/print/${id}?form=travel`],
  ['Key tag', `/print/${id}?as=key-tag`],
])('“Make: %s” opens its own screen', async (title, to) => {
  render(
    <MemoryRouter>
      <PlaceList code={code} record={EMPTY_RECORD} />
    </MemoryRouter>,
  )
  const link = await screen.findByRole('link', { name: `Make: ${title}` })
  expect(link.getAttribute('href')).toBe(to)
})

it.each([
  ['card', 'Wallet card'],
  ['cards', 'Wallet card'],
  ['travel', 'Travel card in two languages'],
  ['large-stickers', 'Stickers'],
] as const)('a print of “%s” counts only in its own row: %s', async (form, title) => {
  await addRow(
    'prints',
    printOf(code, EMPTY_RECORD, { form: FORMS[form].printedAs, nowMs: Date.now() }),
  )
  render(
    <MemoryRouter>
      <PlaceList code={code} record={EMPTY_RECORD} />
    </MemoryRouter>,
  )
  await screen.findByText('Current')
  const made = screen.getAllByRole('link', { name: /^Make again: / })
  expect(made.map(link => link.getAttribute('aria-label'))).toEqual([`Make again: ${title}`])
})

it('a print is no longer “Current” once the record has changed after it', async () => {
  const printedMs = Date.now() - 60_000
  await addRow('prints', printOf(code, EMPTY_RECORD, { form: 'card', nowMs: printedMs }))
  render(
    <MemoryRouter>
      <PlaceList
        code={code}
        record={{ ...EMPTY_RECORD, allergies: [{ id, allergen: 'Latex', severity: 'Severe' }] }}
      />
    </MemoryRouter>,
  )
  await screen.findByText('Out of date')
  expect(screen.queryByText('Current')).toBeNull()
})
