import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { untilLoaded } from '../../../dev/test/until-loaded'
import { language } from '../../i18n/define-texts'
import { addRow, closeDevice, openDevice } from '../../sync'
import { receiveFromServer } from '../../sync/testing/open-record'
import { MedicalTab } from './medical-tab'

beforeEach(async () => {
  openDevice(crypto.randomUUID())
  await receiveFromServer()
  await addRow('profile', { fullName: 'Ada' })
  language.set('de')
})
afterEach(() => {
  closeDevice()
  language.set('en')
})

it('an answer of another language is in the app’s language in a list, and as it is stored in its form', async () => {
  await addRow('allergies', { allergen: 'Peanuts', severity: 'Severe' })
  await addRow('medications', { name: 'Warfarin', frequency: 'Twice daily' })
  await addRow('conditions', { condition: 'Asthma', status: 'Resolved' })
  await addRow('contacts', { name: 'Bo', relationship: 'Husband', phoneNumber: '112' })
  render(
    <MemoryRouter initialEntries={['/dashboard?tab=medical-info']}>
      <MedicalTab />
    </MemoryRouter>,
  )
  await screen.findByText('Schwer')
  await screen.findByText('zweimal täglich')
  await screen.findByText(/^Ehemann/)
  await screen.findByText('Ausgeheilt')
  await screen.findByText('Peanuts')

  fireEvent.click(screen.getByRole('button', { name: /Edit Peanuts/ }))
  await untilLoaded()
  const form = within(await screen.findByRole('form', { name: /Edit Peanuts/ }))
  expect(form.getByLabelText(/Severity/)).toHaveProperty('value', 'Severe')
})
