import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser } from '../../../dev/test/server-stub'
import { wipeDatabase } from '../../db/database'
import { changeProfiles, leaveProfiles, loadProfiles, showProfile } from '../../people/profiles'
import { writeSession } from '../../people/session'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, openDevice } from '../../sync'
import { ClinicCard } from './clinic-card'

const id = '0197a000-0000-7000-8000-0000000000c1'

let saved: Blob[] = []
beforeEach(async () => {
  openDevice(id)
  await addRow('medications', { name: 'Apixaban', dosage: '5 mg', startDate: '2026-01-02' })
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  dismissToast()
  closeDevice()
  await wipeDatabase(id)
})

async function openDialog() {
  render(
    <MemoryRouter>
      <ClinicCard />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Make the file' }))
  await screen.findByRole('button', { name: 'Save the file' })
}
const savedText = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save the file' }))
  await waitFor(() => expect(useToast.getState().toast?.title).toBe('Summary saved'))
  const [file, ...others] = saved
  if (!file || others.length > 0) throw new Error(`${saved.length} files were saved`)
  expect(file.type).toBe('application/fhir+json')
  return file.text()
}

it('saves the whole record as FHIR by default', async () => {
  await openDialog()
  const text = await savedText()
  expect(text).toContain('"text":"Apixaban"')
  expect(text).toContain('"start":"2026-01-02"')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('saves what an emergency needs if that is chosen', async () => {
  await openDialog()
  fireEvent.click(screen.getByRole('radio', { name: /Emergency essentials/ }))
  const text = await savedText()
  expect(text).toContain('"text":"Apixaban"')
  expect(text).not.toContain('2026-01-02')
})

it('the author of a managed record is the person who keeps it', async () => {
  await loadProfiles(id)
  const note = { color: null, people: {} }
  const user = { ...aUser(), id, firstName: 'Ada', lastName: 'Sol' }
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  await changeProfiles(id, () => [
    { ...note, id, name: 'Ada', role: 'person', kind: 'person' },
    { ...note, id: 'leo', name: 'Leo', role: 'guardian', kind: 'managed' },
  ])
  showProfile('leo')
  await openDialog()
  screen.getByText(/The file says that Ada Sol reported it/)
  const { entry } = JSON.parse(await savedText())
  expect(entry[2].resource).toMatchObject({
    resourceType: 'RelatedPerson',
    name: [{ text: 'Ada Sol' }],
  })
  writeSession({ status: 'unknown' })
  await leaveProfiles(id, { forget: true })
})

it.each([
  ['guardian', ['Make the file', 'Links', 'Add from a clinic'], 'Leo’s record as a'],
  ['carer', ['Add from a clinic'], 'Only its guardians can share it.'],
  ['viewer', [], ''],
] as const)(
  'a %s of another person’s record is offered what they may do',
  async (role, offers, words) => {
    await loadProfiles(id)
    const note = { color: null, people: {} }
    await changeProfiles(id, () => [
      { ...note, id, name: 'Ada', role: 'person', kind: 'person' },
      { ...note, id: 'leo', name: 'Leo', role, kind: 'managed' },
    ])
    showProfile('leo')
    const { container } = render(
      <MemoryRouter>
        <ClinicCard />
      </MemoryRouter>,
    )
    const named = [...container.querySelectorAll('button, a')].map(each => each.textContent)
    expect(named).toEqual(offers)
    expect(container.textContent).toContain(words)
    await leaveProfiles(id, { forget: true })
  },
)
