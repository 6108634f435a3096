import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { untilLoaded } from '../../../dev/test/until-loaded'
import { dropAllDrafts } from '../../people/drafts'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { receiveFromServer } from '../../sync/testing/open-record'
import { MedicalTab } from './medical-tab'

beforeEach(async () => {
  openDevice(crypto.randomUUID())
  await receiveFromServer()
})
afterEach(() => {
  closeDevice()
  dropAllDrafts()
  dismissToast()
})

async function open() {
  render(
    <MemoryRouter initialEntries={['/dashboard?tab=medical-info']}>
      <MedicalTab />
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: 'Add Condition' })
  await untilLoaded()
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const formOf = async (button: string, name: string) => {
  press(button)
  return within(await screen.findByRole('form', { name }))
}
const submit = (name: string) => fireEvent.submit(screen.getByRole('form', { name }))
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const choose = (input: HTMLElement, file: File) =>
  fireEvent.change(input, { target: { files: [file] } })
const pdf = (text = 'order') => new File([`%PDF-1.7 ${text}`], `${text}.pdf`)
const toast = () => useToast.getState().toast
const toasted = (message: object) => waitFor(() => expect(toast()).toMatchObject(message))
async function stored() {
  const { device } = currentDevice.getState()
  const row = device && (await device.db.view.get(['profile', device.db.userId]))
  return row?.values
}

const LISTS = [
  ...['Allergies', 'Current Medications', 'Medical Conditions', 'Emergency Contacts'],
  'What to Do, What Never to Do',
]
const OTHERS = [
  ...['DNR Status', 'Additional Medical Notes', 'Procedures and Vaccinations'],
  'Insurance Policies',
  'Legacy Insurance Information',
]
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(title => title.textContent)

it('the eleven cards stand in their order, below the form that creates the profile', async () => {
  await open()
  expect(titles()).toEqual(['Personal Information', ...LISTS, ...OTHERS])
  for (const empty of [
    'No insurance policies recorded yet.',
    'No insurance information recorded yet.',
    'No DNR status recorded yet.',
    'No additional notes recorded yet.',
  ]) {
    expect(screen.getByText(new RegExp(empty))).toBeDefined()
  }
})

it('the lists are above the personal information of a profile', async () => {
  await addRow('profile', {})
  await open()
  expect(titles()).toEqual([...LISTS, 'Personal Information', ...OTHERS])
})

it('a policy waits for the profile, and the other cards say what comes first', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Add Policy' })).toHaveProperty('disabled', true)
  for (const [button, noun] of [
    ['Add Insurance', 'insurance information'],
    ['Set DNR', 'a DNR status'],
    ['Add Notes', 'notes'],
  ] as const) {
    press(button)
    await toasted({
      title: 'Create Profile First',
      description: `Please save your basic medical profile information before adding ${noun}.`,
    })
  }
})

it('a policy requires a company, a number and a relationship, which defaults to "self"', async () => {
  await addRow('profile', {})
  await open()
  const form = await formOf('Add Policy', 'Add Policy')
  expect(form.getByLabelText('Relationship to subscriber')).toHaveProperty('value', 'self')
  write(form.getByLabelText('Relationship to subscriber'), '')
  submit('Add Policy')
  await waitFor(() =>
    expect(form.getAllByRole('alert').map(alert => alert.textContent)).toEqual([
      'Insurance Company Name is required',
      'Policy number is required',
      'Relationship is required',
    ]),
  )
  write(form.getByLabelText('Insurance Company Name'), 'Acme')
  write(form.getByLabelText('Policy number'), '7')
  write(form.getByLabelText('Relationship to subscriber'), 'spouse')
  submit('Add Policy')
  await toasted({ description: 'Insurance policy added successfully' })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Acme' }))
  await toasted({ description: 'Insurance policy deleted successfully' })
  await act(async () => toast()?.action?.onSelect())
  await screen.findByText('Acme')
})

it('the detailed form requires only a company, writes words, reads them back, and clears', async () => {
  await addRow('profile', {})
  await open()
  const form = await formOf('Add Insurance', 'Insurance')
  submit('Insurance')
  await form.findByText('Insurance Company Name is required')
  write(form.getByLabelText('Insurance Company Name'), 'Acme')
  write(form.getByLabelText(/^Notes/), 'Call first')
  submit('Insurance')
  await waitFor(async () =>
    expect((await stored())?.insurance).toBe(
      'Insurance Company Name: Acme\nRelationship to subscriber: Self\nCall first',
    ),
  )
  await screen.findByRole('button', { name: 'Clear insurance information' })
  const again = await formOf('Edit', 'Insurance')
  expect(again.getByLabelText('Insurance Company Name')).toHaveProperty('value', 'Acme')
  press('Cancel')
  await screen.findByRole('button', { name: 'Clear insurance information' })
  press('Clear insurance information')
  await screen.findByText('No insurance information recorded yet.')
  await act(async () => toast()?.action?.onSelect())
  await screen.findByText(/Insurance Company Name: Acme/)
})

it('a DNR requires a document, and its form opens again once there is one', async () => {
  await addRow('profile', {})
  await open()
  const form = await formOf('Set DNR', 'DNR')
  const save = () => form.getByRole('button', { name: 'Save DNR status' })
  expect(save()).toHaveProperty('disabled', true)
  write(form.getByLabelText('Status'), 'POLST')
  await form.findByText('Please upload a document for DNR or POLST status')
  expect(save()).toHaveProperty('disabled', true)
  const input = form.getByLabelText('Signed document', { selector: 'input' })
  expect(input.getAttribute('accept')).toBe('.pdf,.jpg,.jpeg,.png,.doc,.docx')
  choose(input, pdf())
  await form.findByText('order.pdf')
  expect(save()).toHaveProperty('disabled', false)
  submit('DNR')
  await screen.findByRole('button', { name: 'View Document' })
  expect(await stored()).toMatchObject({ dnrStatus: 'POLST', dnrDocumentName: 'order.pdf' })
  expect(screen.getByText('POLST on File')).toBeDefined()
})

it.each(['None', 'Unknown'])('the status %s removes the document', async status => {
  await addRow('profile', {})
  await open()
  const form = await formOf('Set DNR', 'DNR')
  write(form.getByLabelText('Status'), 'DNR')
  choose(await form.findByLabelText('Signed document', { selector: 'input' }), pdf())
  await form.findByText('order.pdf')
  submit('DNR')
  await screen.findByRole('button', { name: 'View Document' })
  const edit = await formOf('Edit', 'DNR')
  write(edit.getByLabelText('Status'), status)
  submit('DNR')
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      dnrStatus: status,
      dnrDocumentUrl: '',
      dnrDocumentName: '',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'View Document' })).toBeNull())
})

it('a document that cannot be stored gets an error at its field, and the previous one stays', async () => {
  await addRow('profile', {})
  await open()
  const form = await formOf('Set DNR', 'DNR')
  write(form.getByLabelText('Status'), 'DNR')
  const input = await form.findByLabelText('Signed document', { selector: 'input' })
  choose(input, pdf())
  await form.findByText('order.pdf')
  choose(input, new File(['MZ'], 'other.pdf'))
  expect((await form.findByRole('alert')).textContent).toBe(
    'Failed to upload document. Please try again. ' +
      'Choose a PDF, a Word document, or a JPG, PNG or WebP picture',
  )
  expect(form.getByText('order.pdf')).toBeDefined()
})

it('undo restores a cleared DNR with its document', async () => {
  await addRow('profile', {})
  await open()
  const form = await formOf('Set DNR', 'DNR')
  write(form.getByLabelText('Status'), 'DNR')
  choose(await form.findByLabelText('Signed document', { selector: 'input' }), pdf())
  await form.findByText('order.pdf')
  submit('DNR')
  await screen.findByRole('button', { name: 'Clear DNR status' })
  const before = await stored()
  press('Clear DNR status')
  await screen.findByText('No DNR status recorded yet.')
  await act(async () => toast()?.action?.onSelect())
  await screen.findByText('Do Not Resuscitate')
  expect(await stored()).toEqual(before)
})

it('a file whose form was cancelled does not open the form again', async () => {
  await addRow('profile', {})
  await open()
  const form = await formOf('Set DNR', 'DNR')
  write(form.getByLabelText('Status'), 'DNR')
  const input = await form.findByLabelText('Signed document', { selector: 'input' })
  let arrive = (_: ArrayBuffer) => {}
  const slow = pdf()
  const bytes = await slow.arrayBuffer()
  slow.arrayBuffer = () => new Promise(resolve => (arrive = resolve))
  choose(input, slow)
  press('Cancel')
  await screen.findByRole('button', { name: 'Set DNR' })
  await act(async () => arrive(bytes))
  const { device } = currentDevice.getState()
  await waitFor(async () => expect(await device?.db.files.count()).toBe(1))
  expect(screen.queryByRole('form', { name: 'DNR' })).toBeNull()
})

it('a record without changes for half a year asks whether it is still right', async () => {
  const lately = new Date().toISOString()
  await addRow('profile', { confirmedAt: lately })
  const { device } = currentDevice.getState()
  const age = (ms: number) =>
    device?.db.view.toCollection().modify(row => {
      row.updatedAt -= ms
      row.values.confirmedAt = new Date(Date.parse(lately) - ms).toISOString()
    })
  await open()
  expect(screen.queryByText('Is everything here still right?')).toBeNull()
  await act(() => Promise.resolve(age(190 * 24 * 3_600_000)))
  await screen.findByText('Is everything here still right?')
  press('Confirm')
  await toasted({ title: 'Confirmed' })
  await waitFor(() => expect(screen.queryByText('Is everything here still right?')).toBeNull())
})

async function editPersonal() {
  press('Edit personal information')
  return within(await screen.findByRole('form', { name: 'Edit personal information' }))
}

function writeDate(label: string, parts: Record<string, string>) {
  const group = within(screen.getByRole('group', { name: label }))
  for (const [part, value] of Object.entries(parts)) write(group.getByLabelText(part), value)
}

it('the card shows what is filled in, and opens its form instead', async () => {
  const born = `${new Date().getFullYear() - 30}-01-01`
  await addRow('profile', {
    ...{ fullName: 'Ada', dateOfBirth: born, weightKg: 72.5, primaryLanguage: 'de' },
    ...{ organDonor: 'unknown', city: '' },
  })
  await open()
  expect(screen.queryByRole('form')).toBeNull()
  const card = screen.getByRole('region', { name: 'Personal Information' })
  expect(within(card).getByText(/ 1 | 1,/).textContent).toMatch(/30 years old/)
  const facts = [...card.querySelectorAll('dl > div')].map(fact => fact.textContent?.trim())
  expect(facts).toEqual([
    'Best spoken languageGerman – Deutsch',
    'Organ donorUndecided',
    'Weight72.5 kg',
  ])
  const form = await editPersonal()
  expect(document.activeElement).toBe(form.getByLabelText('Full name'))
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Edit')
})

it('after the profile is created, the focus is where it can be edited', async () => {
  await open()
  press('Create Profile')
  const edit = await screen.findByRole('button', { name: 'Edit personal information' })
  await waitFor(() => expect(document.activeElement).toBe(edit))
})

it('impossible dates get errors at their fields', async () => {
  await open()
  writeDate('Date of birth', { Day: '1', Month: '01', Year: '2999' })
  writeDate('Pregnant: due date', { Day: '1', Month: '01', Year: '2001' })
  submit('Edit personal information')
  await screen.findByText('A date of birth cannot be in the future')
  await screen.findByText('Enter a due date from today to 300 days from now')
  writeDate('Date of birth', { Year: '1800' })
  submit('Edit personal information')
  await screen.findByText(/^This would be an age of 2\d\d years\. Check the year$/)
  expect(await stored()).toBeUndefined()

  writeDate('Date of birth', { Year: '1990' })
  writeDate('Pregnant: due date', { Day: '', Month: '', Year: '' })
  submit('Edit personal information')
  await toasted({ title: 'Success' })
  expect(await stored()).toMatchObject({ dateOfBirth: '1990-01-01' })
})

it.each([
  ['1950', { Year: '1950' }],
  ['1950-03', { Month: '03', Year: '1950' }],
  ['1950-03-07', { Day: '7', Month: '03', Year: '1950' }],
])('a date of birth can be known as %s', async (dateOfBirth, parts) => {
  await open()
  writeDate('Date of birth', parts)
  submit('Edit personal information')
  await toasted({ title: 'Success' })
  expect(await stored()).toMatchObject({ dateOfBirth })
})

it('an incomplete date gets an error at its field, and is kept as typed', async () => {
  await open()
  writeDate('Date of birth', { Day: '27', Year: '1950' })
  submit('Edit personal information')
  const error = await screen.findByText('Choose the month too, or leave the day empty')
  const group = screen.getByRole('group', { name: 'Date of birth' })
  expect(group.contains(error)).toBe(true)
  expect(within(group).getByLabelText('Day')).toHaveProperty('value', '27')
  expect(await stored()).toBeUndefined()
})

it('the age is next to the date while it is typed', async () => {
  await open()
  const year = new Date().getFullYear() - 40
  writeDate('Date of birth', { Day: '1', Month: '01', Year: String(year) })
  await screen.findByText('40 years old')
})

it('a number without a country code gets a warning, and is saved', async () => {
  await open()
  const phone = screen.getByLabelText('Phone number')
  write(phone, '20 98 76 54')
  await screen.findByText('From abroad, this number needs + and the country code.')
  submit('Edit personal information')
  await toasted({ title: 'Success' })
  expect(await stored()).toMatchObject({ phoneNumber: '20 98 76 54' })
})

it('a number that no phone can dial gets an error at its field', async () => {
  await open()
  write(screen.getByLabelText('Phone number'), 'ask my mother')
  submit('Edit personal information')
  await screen.findByText('Enter a number that a phone can dial')
  expect(await stored()).toBeUndefined()
})

it('a diagnosis in the future gets an error at its field', async () => {
  await addRow('profile', {})
  await open()
  const form = await formOf('Add Condition', 'Add Condition')
  write(form.getByLabelText('Condition'), 'Asthma')
  fireEvent.click(form.getByRole('button', { name: 'Active' }))
  press('More details')
  await form.findByRole('group', { name: 'Diagnosed on' })
  writeDate('Diagnosed on', { Day: '1', Month: '01', Year: '2999' })
  submit('Add Condition')
  await form.findByText('A diagnosis cannot be in the future')
})

it('a due date that has passed since stays when another field is changed', async () => {
  await addRow('profile', { pregnancyDueDate: '2001-01-01' })
  await open()
  const form = await editPersonal()
  write(form.getByLabelText('Full name'), 'Ada')
  submit('Edit personal information')
  await toasted({ title: 'Success' })
  expect(await stored()).toMatchObject({ fullName: 'Ada', pregnancyDueDate: '2001-01-01' })
})

it('only the first list without an answer says what a tick changes', async () => {
  await addRow('profile', {})
  await open()
  const saidBy = () =>
    screen
      .getAllByText(/^Until you tick this/)
      .map(help => help.closest('section')?.querySelector('h2')?.textContent)
  expect(saidBy()).toEqual(['Allergies'])
  fireEvent.click(screen.getByRole('checkbox', { name: 'I have no known allergies' }))
  await waitFor(() => expect(saidBy()).toEqual(['Current Medications']))
})
