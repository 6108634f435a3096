import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { wipeDatabase } from '../../db/database'
import { addRow, closeDevice, openDevice } from '../../sync'
import { PrintScreen } from './print-screen'
import { printTexts } from './texts'

const id = '0197a000-0000-7000-8000-0000000000e7'
afterEach(async () => {
  act(closeDevice)
  await wipeDatabase(id)
})

it.each([
  ['fridge', printTexts.prints.fridge.title],
  ['labels', printTexts.prints.labels.title],
  ['school-card', printTexts.prints['school-card'].title],
  ['stale', printTexts.stale.title],
])('the print “%s” has one heading: %s', async (as, title) => {
  openDevice(id)
  await addRow('profile', { fullName: 'Zoë' })
  const made = await addRow('qr-codes', aCode())
  const codeId = made.ok ? made.value.id : ''
  render(
    <MemoryRouter initialEntries={[`/print/${codeId}?as=${as}`]}>
      <Routes>
        <Route path="/print/:codeId" element={<PrintScreen />} />
      </Routes>
    </MemoryRouter>,
  )
  await screen.findByText(as === 'stale' ? printTexts.stale.nothing : /^Print at 100%/)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([title])
  expect(document.title).toContain(title)
})
