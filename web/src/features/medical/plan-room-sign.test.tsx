import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dropAllDrafts, writeDraft } from '../../people/drafts'
import { addRow, closeDevice, openDevice } from '../../sync'
import { FieldControl } from './field-control'
import { listSpecs } from './list-specs'
import { useRecordForm } from './use-record-form'

const fields = listSpecs().plans.fields.filter(({ name }) => ['kind', 'text'].includes(name))

function Form({ stored = {} }: { stored?: object }) {
  const save = async () => ({ ok: true }) as const
  const form = useRecordForm({ draftName: 'plan', fields, stored, save })
  return fields.map(field => <FieldControl key={field.name} field={field} form={form} />)
}

beforeEach(async () => {
  openDevice(crypto.randomUUID())
  await addRow('profile', { fullName: 'Ana Sol', dateOfBirth: '1990-02-03' })
})
afterEach(() => {
  closeDevice()
  dropAllDrafts()
})

const write = (value: string) =>
  fireEvent.change(screen.getByLabelText('In your words, or your clinic’s'), { target: { value } })

const LONG = [
  'Xylographic zebras quickly vex jumping wizards beyond Kyrgyz fjords',
  'Phlox bouquets of Wyndham juxtapose quartz mixing crypts',
  'Five dwarfs bequeath oblong jackdaws to Yuggoth',
  'Sphinx of Bordj watch hymnals squeak beneath Velbert',
  'Mr Jock Pfungstadt drives glum boxer ziggurats eastwards',
]

it.each([
  ['Inject what is in my red pouch first.', 'Whole on your card.'],
  [`${LONG.join('. ')}.`, 'On your card: the first sentence. The rest is online.'],
  [`${LONG.join(', ')}.`, 'Online only: your card has no room for it.'],
])('%s: %s', async (text, words) => {
  render(<Form />)
  expect(screen.queryByText(/your card/)).toBeNull()
  write(text)
  expect(await screen.findByText(words)).toBeTruthy()
})

it('an instruction with an open draft replaces its earlier text', async () => {
  const stored = { kind: 'do', text: `${LONG.slice(0, 3).join(', ')}.` }
  const saved = await addRow('plans', stored)
  if (!saved.ok) throw new Error(saved.failure.code)
  writeDraft('plan', { text: `${LONG.slice(2).join(', ')}.` })
  render(<Form stored={{ ...stored, id: saved.value.id }} />)
  expect(await screen.findByText('Whole on your card.')).toBeTruthy()
})
