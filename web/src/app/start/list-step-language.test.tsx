import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, it, vi } from 'vitest'
import { wipeDatabase } from '../../db/database'
import { language } from '../../i18n/define-texts'
import { dropAllDrafts } from '../../people/drafts'
import { endFirstRun } from '../../people/first-run'
import { writeSession } from '../../people/session'
import { addRow, closeDevice, openDevice } from '../../sync'
import { StartScreen } from './start-screen'

const id = 'aeb2f6f8-7d5a-4c5f-9d4e-1f0b6c1f7a12'

beforeEach(() => {
  openDevice(id)
  writeSession({ status: 'local', user: { id } })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  language.set('de')
})
afterEach(async () => {
  language.set('en')
  dropAllDrafts()
  endFirstRun()
  closeDevice()
  await wipeDatabase(id)
  vi.restoreAllMocks()
})

it.each([
  ['allergies', { allergen: 'Peanuts', severity: 'Moderate' }, /^Mittelschwer/],
  ['contacts', { name: 'Bo', relationship: 'Husband', phoneNumber: '112' }, /^Ehemann/],
] as const)(
  'the question about %s shows answers in the app’s language',
  async (list, row, words) => {
    await addRow('profile', { fullName: 'Ada' })
    await addRow(list, row)
    render(
      <MemoryRouter initialEntries={[`/start?step=${list}`]}>
        <Routes>
          <Route path="/start" element={<StartScreen />} />
        </Routes>
      </MemoryRouter>,
    )
    await screen.findByText(words)
  },
)
