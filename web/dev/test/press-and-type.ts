import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeBackup } from '../../src/features/backup/make-backup'
import { useQuestion } from '../../src/stores/confirm'
import { addRow } from '../../src/sync'
import { testDevice } from '../../src/sync/testing/test-device'

import { isFailureShown } from './app-with-faults'

export const PASSPHRASE = 'sept lanternes près de la baie'
export const PIN = '271828'

export const press = (name: string | RegExp) => async () =>
  void fireEvent.click(await screen.findByRole('button', { name }))

/** A failure can prevent the question. */
export const pressAndConfirm = (name: string | RegExp, answer: string) => async () => {
  await press(name)()
  const question = await waitFor(() => {
    const asked = useQuestion.getState().question
    if (!asked && !isFailureShown()) throw new Error(`Nothing was asked after ${name}`)
    return asked
  })
  const choice = question?.choices.find(({ label }) => label === answer)
  question?.answer(choice?.id ?? null)
}

export const submit = (name: string) => () =>
  void fireEvent.submit(screen.getByRole('form', { name }))

export async function fill(label: string | RegExp, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
}

export async function fillForm(name: string, values: Record<string, string>) {
  const form = within(await screen.findByRole('form', { name }))
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  }
}

export const addForm = (name: string, values: Record<string, string>) => async () => {
  await press(name)()
  await fillForm(name, values)
}

export const typeNewPin = (opens: string) => async () => {
  await press(opens)()
  await fill('PIN of six digits', PIN)
  await fill('Repeat PIN', PIN)
}

export async function openBackup() {
  const phone = testDevice(crypto.randomUUID())
  await addRow('medications', { name: 'Insulin' }, phone)
  const { bytes } = await makeBackup(phone, PASSPHRASE)
  const files = [new File([bytes], 'backup.lifetag')]
  fireEvent.change(await screen.findByLabelText('Backup file'), { target: { files } })
  await fill('Passphrase of the file', PASSPHRASE)
  await press('Open')()
  await screen.findByRole('button', { name: 'Restore' })
}

export async function readSummary() {
  const resources = [
    { resourceType: 'Patient', id: 'p' },
    {
      resourceType: 'MedicationStatement',
      status: 'active',
      medicationCodeableConcept: { text: 'Insulin' },
    },
  ]
  const entry = resources.map(resource => ({ resource }))
  await fill('Paste it here', JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }))
  await press('Read it')()
  await screen.findByRole('button', { name: 'Add 1 entry to your record' })
}
