import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { wipeDatabase } from '../../db/database'
import { changeProfiles, leaveProfiles, loadProfiles, showProfile } from '../../people/profiles'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { partialDateWords } from '../../ui/date-words'
import { ImportScreen } from './import-screen'

const id = '0197a000-0000-7000-8000-0000000000d1'

beforeEach(async () => {
  openDevice(id)
  await addRow('profile', { fullName: 'Zoë Đặng', dateOfBirth: '1990-02-03' })
  await addRow('medications', { name: 'Metformin', dosage: '850 mg' })
})
afterEach(async () => {
  closeDevice()
  await wipeDatabase(id)
})

const subject = { reference: 'Patient/p' }
const active = { coding: [{ code: 'active' }] }
const entries = (birthDate: string) => [
  { resourceType: 'Composition', subject },
  { resourceType: 'Patient', id: 'p', name: [{ text: 'Zoë Đặng' }], birthDate },
  {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: active,
    code: { text: '<img src=x onerror=alert(1)>', coding: [{ system: 'urn:x', code: '7' }] },
    reaction: [{ severity: 'severe' }],
    text: { div: '<div>the narrative</div>' },
  },
  {
    resourceType: 'MedicationStatement',
    status: 'active',
    medicationCodeableConcept: { text: 'Metformin' },
    dosage: [{ text: '1000 mg', timing: { code: { text: 'once a day' } } }],
  },
  { resourceType: 'ServiceRequest', code: { text: 'Physiotherapy' } },
]
const fileOf = (birthDate = '1990-02-03') =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'document',
    entry: entries(birthDate).map(resource => ({ resource })),
  })

async function choose(content: string) {
  render(
    <MemoryRouter>
      <ImportScreen />
    </MemoryRouter>,
  )
  const input = await screen.findByLabelText('Patient summary file')
  fireEvent.change(input, { target: { files: [new File([content], 'clinic.json')] } })
}
const rowsNow = async (collection: string) =>
  (await currentDevice.getState().device?.db.view.toArray())
    ?.filter(row => row.collection === collection)
    .map(({ values }) => values)
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('marks new and replacing entries, and preselects no change of a dose', async () => {
  await choose(fileOf())
  const allergy = await box(/onerror/)
  expect(allergy.checked).toBe(true)
  const dose = await box(/Metformin.*Replaces/)
  expect(dose.checked).toBe(false)
  const item = within(dose.closest('li') as HTMLElement) // the item is in a list
  item.getByText('Replaces yours')
  item.getByText('850 mg')
  item.getByText('1000 mg')
  item.getByText(/Compare before/)
  expect(document.querySelector('img')).toBeNull()
  expect(document.body.textContent).not.toContain('the narrative')
  expect(screen.getByText(/Physiotherapy/).closest('li')?.textContent).toContain(
    'has no place for it',
  )
  expect(await rowsNow('allergies')).toEqual([])
})

it('adds the chosen entries, and undoes all of them', async () => {
  await choose(fileOf())
  fireEvent.click(await box(/Metformin.*Replaces/))
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 entries to your record' }))
  await screen.findByText('Added: 2 entries')
  expect(await rowsNow('allergies')).toMatchObject([
    { severity: 'Severe', coding: expect.stringContaining('urn:x') },
  ])
  expect(await rowsNow('medications')).toMatchObject([
    { dosage: '1000 mg', frequency: 'once a day' },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Undo everything' }))
  await screen.findByText('Everything was undone')
  expect(await rowsNow('allergies')).toEqual([])
  expect(await rowsNow('medications')).toMatchObject([{ dosage: '850 mg' }])
})

it('keeps both entries if that is chosen', async () => {
  await choose(fileOf())
  const both = await box(/Keep both: add Metformin/)
  fireEvent.click(await box(/Metformin.*Replaces yours/))
  fireEvent.click(both)
  expect((await box(/Metformin.*Replaces yours/)).checked).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 entries to your record' }))
  await screen.findByText('Added: 2 entries')
  const doses = (await rowsNow('medications'))?.map(({ dosage }) => dosage)
  expect(doses?.toSorted()).toEqual(['1000 mg', '850 mg'])
})

it('preselects nothing of another person, and says so', async () => {
  await choose(fileOf('1991-02-03'))
  await screen.findByText('This may be someone else’s file')
  const said = screen.getByRole('alert').textContent
  expect(said).toContain(`The fileZoë Đặng, born ${partialDateWords('1991-02-03')}`)
  expect(said).toContain(`This recordZoë Đặng, born ${partialDateWords('1990-02-03')}`)
  expect((await box(/onerror/)).checked).toBe(false)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing selected' })
  expect(button.disabled).toBe(true)
})

it('says whose file it is, and which record it changes', async () => {
  await loadProfiles(id)
  const note = { color: null, people: {} }
  await changeProfiles(id, () => [
    { ...note, id, name: 'Ada', role: 'person', kind: 'person' },
    { ...note, id: 'leo', name: 'Leo', role: 'guardian', kind: 'managed' },
  ])
  showProfile('leo')
  await choose(fileOf())
  await screen.findByText('It is about')
  screen.getByText(`Zoë Đặng, born ${partialDateWords('1990-02-03')}`)
  screen.getByRole('button', { name: 'Add 1 entry to Leo’s record' })
  await leaveProfiles(id, { forget: true })
})

it('asks to check a file that names no person', async () => {
  const bare = JSON.parse(fileOf())
  bare.entry[1].resource = { resourceType: 'Patient', id: 'p' }
  await choose(JSON.stringify(bare))
  await screen.findByText('Is it the same person?')
})

it.each(['Conditions', 'About the person'])(
  'says how much of “%s” could not be read',
  async name => {
    const file = JSON.parse(fileOf())
    file.entry.push({ resource: { resourceType: 'Condition', code: {} } })
    file.entry[1].resource.birthDate = 19_900_203
    await choose(JSON.stringify(file))
    const heading = await screen.findByRole('heading', { name })
    const card = heading.closest('section') ?? heading.parentElement?.parentElement
    expect(card?.textContent).toContain('1 entry could not be read.')
  },
)

it('adds nothing if that is chosen', async () => {
  await choose(fileOf())
  fireEvent.click(await screen.findByRole('button', { name: 'Add nothing' }))
  await screen.findByRole('button', { name: 'Choose the file' })
  expect(await rowsNow('allergies')).toEqual([])
})

it.each([
  ['<Bundle xmlns="http://hl7.org/fhir"/>', /FHIR file in XML. Ask the sender/],
  ['{"resourceType":"Patient"}', /no patient summary/],
  ['', /nothing in it/],
])('a file of %j is refused with a message', async (content, words) => {
  await choose(content)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
})

it('a summary that contains a link is not treated as a link', async () => {
  await choose('')
  const file = JSON.parse(fileOf())
  file.entry[0].resource.title = 'See https://portal.example/#shlink:/abc'
  fireEvent.change(screen.getByLabelText(/Paste it here/), {
    target: { value: JSON.stringify(file) },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }))
  await box(/Metformin.*Replaces/)
})

it('pasted text is read like a file', async () => {
  await choose('')
  fireEvent.change(screen.getByLabelText(/Paste it here/), { target: { value: fileOf() } })
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }))
  await box(/Metformin.*Replaces/)
})
