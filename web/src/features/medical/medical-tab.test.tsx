import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installStorageFaults } from '../../../dev/test/broken-storage'
import { untilLoaded } from '../../../dev/test/until-loaded'
import { dropAllDrafts } from '../../people/drafts'
import { useStorageTrouble } from '../../stores/storage-trouble'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, openDevice } from '../../sync'
import { requireDevice } from '../../sync/record/device'
import { receiveFromServer } from '../../sync/testing/open-record'
import { MedicalTab } from './medical-tab'

const faults = installStorageFaults()

beforeEach(async () => {
  openDevice(crypto.randomUUID())
  await receiveFromServer()
})
afterEach(() => {
  faults.repair()
  closeDevice()
  dropAllDrafts()
  dismissToast()
})

const withProfile = () => addRow('profile', { fullName: 'Ada' })

async function open(place = '/dashboard?tab=medical-info') {
  const shown = render(
    <MemoryRouter initialEntries={[place]}>
      <MedicalTab />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: 'Medical Information' })
  await untilLoaded()
  return shown
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function openForm(button: string, name = button) {
  press(button)
  await screen.findByRole('form', { name })
}
const form = (name: string) => within(screen.getByRole('form', { name }))
function fill(formName: string, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = form(formName).getByLabelText(new RegExp(`^${label}`))
    fireEvent.change(field, { target: { value } })
  }
}
const editPersonal = () => openForm('Edit personal information', 'Edit personal information')
const submit = (name: string) => fireEvent.submit(screen.getByRole('form', { name }))
const inputsOf = (name: string) => [...screen.getByRole('form', { name }).querySelectorAll('input')]
const toast = () => useToast.getState().toast
const toasted = (message: object) => waitFor(() => expect(toast()).toMatchObject(message))
const rowsOf = (list: string) => within(screen.getByRole('list', { name: list }))

it('the first save of the personal form creates the profile, the next one updates it', async () => {
  await open()
  fill('Edit personal information', { 'Full name': 'Ada Lovelace' })
  press('Create Profile')
  await toasted({
    title: 'Success',
    description: 'Medical profile created successfully',
  })
  await screen.findByRole('button', { name: 'Edit personal information' })
  await editPersonal()
  fill('Edit personal information', { 'Blood type': 'AB-', Weight: '72' })
  press('Update Profile')
  await toasted({
    description: 'Medical profile updated successfully',
    durationMs: 3000,
  })
  await screen.findByText('AB-')
  expect(screen.queryByRole('form', { name: 'Edit personal information' })).toBeNull()
})

it('a profile can be created without any value', async () => {
  await open()
  press('Create Profile')
  await screen.findByText('Nothing entered yet. A name and a birth date help most.')
})

const summaries = () => document.querySelectorAll('form details[open] > summary')
const openSections = () => Array.from(summaries(), ({ textContent }) => textContent)

it('a new record asks about the person, and a section with values is open from then on', async () => {
  await open()
  expect(openSections()).toEqual(['Person'])
  fill('Edit personal information', { City: 'Oslo' })
  press('Create Profile')
  await screen.findByRole('button', { name: 'Edit personal information' })
  await editPersonal()
  expect(openSections()).toEqual(['Person', 'Phone and address'])
})

it('a value that the schema refuses gets an error and the focus in an open section, and nothing is stored', async () => {
  await withProfile()
  await open()
  await editPersonal()
  fill('Edit personal information', { Height: 'tall' })
  submit('Edit personal information')
  const error = await screen.findByRole('alert')
  expect(error.textContent).toBe('Enter a whole number')
  const field = form('Edit personal information').getByLabelText('Height')
  expect(field.getAttribute('aria-describedby')).toContain(error.id)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(openSections()).toEqual(['Person', 'Body'])
  expect(toast()).toBeNull()
})

it.each([
  ['Add Contact', 'emergency contacts'],
  ['Add Allergy', 'allergies'],
  ['Add Medication', 'medications'],
  ['Add Condition', 'medical conditions'],
])('%s without a profile says to create it first', async (button, plural) => {
  await open()
  press(button)
  await toasted({
    tone: 'danger',
    title: 'Create Profile First',
    description: `Please save your basic medical profile information before adding ${plural}.`,
  })
  expect(screen.queryByRole('form', { name: button })).toBeNull()
})

const CONTACT = { Name: 'Søren', Relationship: 'Husband', 'Phone number': '+45 20 98 76 54' }

it.each([
  ['Emergency Contacts', 'Add Contact', 'Emergency contact', CONTACT],
  ['Allergies', 'Add Allergy', 'Allergy', { Allergen: 'Penicillin', Severity: 'Mild' }],
  ['Current Medications', 'Add Medication', 'Medication', { 'Medication name': 'Warfarin' }],
  [
    'Medical Conditions',
    'Add Condition',
    'Medical condition',
    { Condition: 'Flu', Status: 'Over' },
  ],
])(
  '%s: a row needs only its required values, and the form is ready for the next one',
  async (list, add, noun, values) => {
    const [first = ''] = Object.values(values)
    await withProfile()
    await open()
    await openForm(add)
    expect(document.activeElement).toBe(inputsOf(add)[0])
    fill(add, values)
    submit(add)
    await waitFor(() =>
      expect(rowsOf(list).getByRole('button', { name: `Delete ${first}` })).toBeDefined(),
    )
    await toasted({ title: 'Success', description: `${noun} added successfully` })
    await waitFor(() => expect(inputsOf(add)[0]).toHaveProperty('value', ''))
  },
)

it('an item with a missing required value is not added', async () => {
  await withProfile()
  await open()
  await openForm('Add Contact')
  fill('Add Contact', { Name: 'Søren' })
  submit('Add Contact')
  const errors = await form('Add Contact').findAllByRole('alert')
  expect(errors.map(error => error.textContent)).toEqual([
    'Relationship is required',
    'Phone number is required',
  ])
  await waitFor(() =>
    expect(document.activeElement).toBe(form('Add Contact').getByLabelText('Relationship')),
  )
  expect(screen.queryByRole('list', { name: 'Emergency Contacts' })).toBeNull()
})

it('the optional fields are one press away', async () => {
  await withProfile()
  await open()
  await openForm('Add Allergy')
  expect(form('Add Allergy').queryByLabelText(/^Reaction/)).toBeNull()
  press('More details')
  const reaction = await form('Add Allergy').findByLabelText(/^Reaction/)
  expect(document.activeElement).toBe(reaction)
})

it('severity, status and relationship have suggestions and accept any text', async () => {
  await withProfile()
  await open()
  await openForm('Add Allergy')
  const severity = form('Add Allergy').getByLabelText('Severity')
  fireEvent.click(severity)
  await screen.findByRole('listbox')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(
    expect.arrayContaining(['Mild', 'Moderate', 'Severe', 'Life-threatening']),
  )
  fireEvent.click(screen.getByRole('option', { name: 'Moderate' }))
  expect(severity).toHaveProperty('value', 'Moderate')
})

it('a medicine is found by its brand and stored with its international name', async () => {
  await withProfile()
  await open()
  await openForm('Add Medication')
  const name = form('Add Medication').getByLabelText('Medication name')
  fill('Add Medication', { 'Medication name': 'marcum' })
  const option = await form('Add Medication').findByRole('option')
  expect(option.textContent).toBe('Marcumarphenprocoumon')
  fireEvent.keyDown(name, { key: 'ArrowDown' })
  fireEvent.keyDown(name, { key: 'Enter' })
  submit('Add Medication')
  await screen.findByText('Marcumar (phenprocoumon)')
})

it('Escape closes the form and discards what was typed', async () => {
  await withProfile()
  await open()
  await openForm('Add Allergy')
  fill('Add Allergy', { Allergen: 'Something no list knows' })
  fireEvent.keyDown(form('Add Allergy').getByLabelText('Allergen'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add Allergy' })).toBeNull())
  await openForm('Add Allergy')
  expect(form('Add Allergy').getByLabelText('Allergen')).toHaveProperty('value', '')
})

it('an edit of a row writes only the changed values', async () => {
  await withProfile()
  await addRow('medications', { name: 'Warfarin', dosage: '5 mg' })
  await open()
  await openForm('Edit Warfarin 5 mg')
  fill('Edit Warfarin 5 mg', { Dose: '3 mg' })
  submit('Edit Warfarin 5 mg')
  await rowsOf('Current Medications').findByText('Warfarin 3 mg')
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Edit/ })).toBeNull())
  await toasted({ description: 'Medication updated successfully' })
})

it('a deleted row disappears and comes back with Undo', async () => {
  await withProfile()
  await addRow('conditions', { condition: 'Asthma', status: 'Chronic' })
  await open()
  press('Delete Asthma')
  await screen.findByText(/No medical conditions recorded yet\./)
  await toasted({
    title: 'Success',
    description: 'Medical condition deleted successfully',
    action: { label: 'Undo' },
    durationMs: 10_000,
  })
  await waitFor(() => expect(document.activeElement?.id).toBe('conditions'))
  await act(async () => toast()?.action?.onSelect())
  await screen.findByText('Asthma')
})

it('an empty list is "not recorded" until the owner says that there is nothing', async () => {
  await withProfile()
  await open()
  const none = () => screen.getByRole('checkbox', { name: 'I have no known allergies' })
  expect(screen.getByText(/No allergies recorded yet\./)).toBeDefined()
  fireEvent.click(none())
  await screen.findByText('Responders read: no known allergies.')
  expect(screen.queryByText(/No allergies recorded yet\./)).toBeNull()
  fireEvent.click(none())
  await screen.findByText(/No allergies recorded yet\./)
})

it('"none known" ends with the first item and does not come back when that item is deleted', async () => {
  await addRow('profile', { allergiesState: 'noneKnown' })
  await open()
  await openForm('Add Allergy')
  fill('Add Allergy', { Allergen: 'Latex', Severity: 'Mild' })
  submit('Add Allergy')
  await waitFor(() => expect(rowsOf('Allergies').getByText('Latex')).toBeDefined())
  expect(screen.queryByRole('checkbox', { name: 'I have no known allergies' })).toBeNull()
  press('Delete Latex')
  await screen.findByText(/No allergies recorded yet\./)
})

it('contacts have no "none known"', async () => {
  await withProfile()
  await open()
  expect(screen.getAllByRole('checkbox').map(box => box.closest('label')?.textContent)).toEqual([
    'I have no known allergies',
    'I take no medication',
    'I have no known conditions',
    'I have no such instructions',
  ])
})

it('typed text survives leaving the screen', async () => {
  await withProfile()
  const { unmount } = await open()
  await openForm('Add Allergy')
  fill('Add Allergy', { Allergen: 'Lat' })
  await editPersonal()
  fill('Edit personal information', { City: 'Osl' })
  unmount()
  await open()
  expect(form('Add Allergy').getByLabelText('Allergen')).toHaveProperty('value', 'Lat')
  expect(form('Edit personal information').getByLabelText('City')).toHaveProperty('value', 'Osl')
})

it('an untouched field follows changes from another device', async () => {
  await withProfile()
  await open()
  await editPersonal()
  fill('Edit personal information', { City: 'Oslo' })
  await act(() => addRow('profile', { fullName: 'Ada King' }))
  await waitFor(() =>
    expect(form('Edit personal information').getByLabelText('Full name')).toHaveProperty(
      'value',
      'Ada King',
    ),
  )
  expect(form('Edit personal information').getByLabelText('City')).toHaveProperty('value', 'Oslo')
})

it('notes are added, and emptying them clears them', async () => {
  await withProfile()
  await open()
  expect(screen.getByText('No additional notes recorded yet.')).toBeDefined()
  await openForm('Add Notes', 'Notes')
  fill('Notes', { 'Notes for responders': 'Deaf on the left' })
  submit('Notes')
  await screen.findByRole('button', { name: 'Edit Notes' })
  await openForm('Edit Notes', 'Notes')
  fill('Notes', { 'Notes for responders': '' })
  submit('Notes')
  await screen.findByText('No additional notes recorded yet.')
})

it('a link to a list scrolls to it', async () => {
  await withProfile()
  await open('/dashboard?tab=medical-info#contacts')
  await waitFor(() => expect(document.activeElement?.id).toBe('contacts'))
})

it('a long list is shown whole after its first rows', async () => {
  for (let n = 0; n < 30; n++) await addRow('medications', { name: `Medicine ${n}` })
  await open()
  await waitFor(() =>
    expect(rowsOf('Current Medications').getAllByRole('listitem')).toHaveLength(30),
  )
})

const FAULTS = ['UnknownError', 'InvalidStateError', 'AbortError', 'NotFoundError', 'DataError']

it.each(FAULTS)(
  'a failed save is reported, keeps the typed text, and works on the next press (%s)',
  async error => {
    vi.spyOn(console, 'error').mockReturnValue()
    await withProfile()
    await open()
    await openForm('Add Allergy')
    fill('Add Allergy', { Allergen: 'Latex', Severity: 'Severe' })
    faults.break({ error, place: 'begin' })
    submit('Add Allergy')
    await toasted({ title: 'Not saved', tone: 'danger' })
    expect(form('Add Allergy').getByLabelText(/^Allergen/)).toHaveProperty('value', 'Latex')
    faults.repair()
    submit('Add Allergy')
    await toasted({ title: 'Success', description: 'Allergy added successfully' })
    expect(await readAllergens()).toEqual(['Latex'])
  },
)

it('a save that only lost the connection succeeds without a second press', async () => {
  await withProfile()
  await open()
  await openForm('Add Allergy')
  fill('Add Allergy', { Allergen: 'Latex', Severity: 'Severe' })
  faults.break({ error: 'UnknownError', place: 'begin', isOldOnly: true })
  submit('Add Allergy')
  await toasted({ title: 'Success', description: 'Allergy added successfully' })
  expect(await readAllergens()).toEqual(['Latex'])
})

it('a record that cannot be read is not shown as empty', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await withProfile()
  await addRow('allergies', { allergen: 'Latex', severity: 'Severe' })
  faults.break({ error: 'UnknownError', place: 'begin' })
  render(
    <MemoryRouter initialEntries={['/dashboard?tab=medical-info']}>
      <MedicalTab />
    </MemoryRouter>,
  )
  await waitFor(() => expect(useStorageTrouble.getState().isUnreadable).toBe(true))
  expect(document.body.textContent).not.toMatch(/not recorded|no allergies|none known/i)
  faults.repair()
  await screen.findByText('Latex')
  // The parts of the screen read by themselves, and the last one to read again ends the trouble.
  await waitFor(() => expect(useStorageTrouble.getState().isUnreadable).toBe(false))
})

async function readAllergens(): Promise<unknown[]> {
  faults.repair()
  const rows = await requireDevice().db.view.where('collection').equals('allergies').toArray()
  return rows.map(({ values }) => values.allergen)
}
