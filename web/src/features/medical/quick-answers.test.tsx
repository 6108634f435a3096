import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { untilLoaded } from '../../../dev/test/until-loaded'
import { dropAllDrafts } from '../../people/drafts'
import { addRow, closeDevice, openDevice } from '../../sync'
import { receiveFromServer } from '../../sync/testing/open-record'
import { MedicalTab } from './medical-tab'

beforeEach(async () => {
  openDevice(crypto.randomUUID())
  await receiveFromServer()
  await addRow('profile', { fullName: 'Ada' })
})
afterEach(() => {
  closeDevice()
  dropAllDrafts()
})

async function openForm(add: string) {
  render(
    <MemoryRouter initialEntries={['/dashboard?tab=medical-info']}>
      <MedicalTab />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: add }))
  await untilLoaded()
  return within(await screen.findByRole('form', { name: add }))
}

it('dose and frequency are asked with the name, and the frequency needs one press', async () => {
  const form = await openForm('Add Medication')
  const write = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  write('Medication name', 'Warfarin')
  write('Dose', '5 mg')
  fireEvent.click(form.getByRole('button', { name: 'Twice daily' }))
  fireEvent.submit(screen.getByRole('form', { name: 'Add Medication' }))
  const row = (await screen.findByText('Warfarin 5 mg')).closest('li')
  expect(row?.textContent).toContain('Twice daily')
})

it.each([
  ['Add Contact', 'Relationship', ['Partner', 'Parent', 'Child', 'Friend']],
  ['Add Allergy', 'Severity', ['Severe', 'Moderate', 'Mild', 'Unknown']],
  ['Add Condition', 'Status', ['Active', 'Chronic', 'Resolved']],
])('%s answers %s in one press', async (add, label, answers) => {
  const form = await openForm(add)
  const group = within(form.getByRole('group', { name: `${label}: in one press` }))
  expect(group.getAllByRole('button').map(button => button.textContent)).toEqual(answers)
  const last = group.getByRole('button', { name: `${answers.at(-1)}` })
  fireEvent.click(last)
  expect(form.getByLabelText(label)).toHaveProperty('value', answers.at(-1))
  expect(last.getAttribute('aria-pressed')).toBe('true')
})
