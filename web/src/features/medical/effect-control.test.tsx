import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { dropAllDrafts } from '../../people/drafts'
import { FieldControl } from './field-control'
import { listSpecs } from './list-specs'
import { useRecordForm } from './use-record-form'

const fields = listSpecs().medications.fields.filter(({ name }) =>
  ['name', 'effect'].includes(name),
)
let saved: object[] = []

function Form({ stored }: { stored: object }) {
  const [count, setCount] = useState(0)
  const form = useRecordForm({
    draftName: 'medicine',
    fields,
    stored,
    save: async changed => {
      saved.push(changed)
      setCount(count + 1)
      return { ok: true }
    },
  })
  return (
    <>
      {fields.map(field => (
        <FieldControl key={field.name} field={field} form={form} />
      ))}
      <button type="button" onClick={() => void form.submit()}>
        Save
      </button>
    </>
  )
}

beforeEach(() => {
  dropAllDrafts()
  saved = []
})

const typeName = (value: string) =>
  fireEvent.change(screen.getByLabelText('Medication name'), { target: { value } })
const effect = () => screen.findByLabelText<HTMLSelectElement>('Effect in an emergency')
const choose = async (label: string) => {
  const select = await effect()
  const option = [...select.options].find(({ text }) => text === label)
  fireEvent.change(select, { target: { value: option?.value } })
}
const save = async () => {
  fireEvent.click(screen.getByText('Save'))
  await expect.poll(() => saved).toHaveLength(1)
  return saved[0]
}

it.each([
  ['Warfarin 5 mg', 'Responders see: Blood thinner (anticoagulant)'],
  ['Кардикет', 'Responders see: Nitrate'],
  ['aspirin / codeine', 'Responders see: Antiplatelet, Opioid'],
  ['Metformin', 'Responders see no warning about this medicine.'],
  ['Zyxo', 'The app does not know this name. Choose an effect if it has one of these.'],
])('%s: %s', async (name, words) => {
  render(<Form stored={{}} />)
  typeName(name)
  expect(await screen.findByText(words)).toBeTruthy()
})

it('calls no name unknown while it may be the start of a suggested one', async () => {
  render(<Form stored={{}} />)
  typeName('metf')
  expect(await screen.findAllByRole('option', { name: /^Metformin/ })).not.toEqual([])
  expect(await effect()).toBeTruthy()
  expect(screen.queryByText(/does not know this name/)).toBeNull()
  fireEvent.focusOut(screen.getByLabelText('Medication name'))
  expect(await screen.findByText(/does not know this name/)).toBeTruthy()
})

it('asks nothing before a medicine is typed', () => {
  render(<Form stored={{}} />)
  expect(screen.queryByLabelText('Effect in an emergency')).toBeNull()
})

it('saves the effect that the person chooses for an unknown name', async () => {
  render(<Form stored={{}} />)
  typeName('Zyxo')
  await choose('It is: Opioid')
  expect(await screen.findByText('Responders see: Opioid, as the person says')).toBeTruthy()
  expect(await save()).toEqual({ name: 'Zyxo', effect: 'opioid' })
})

it('saves that a marked medicine lacks the effect, and takes it back', async () => {
  render(<Form stored={{ name: 'Marevan' }} />)
  await choose('It is not: Blood thinner (anticoagulant)')
  expect(
    await screen.findByText(
      'Responders see: Not: Blood thinner (anticoagulant), as the person says',
    ),
  ).toBeTruthy()
  await choose('As the name says')
  expect(await screen.findByText('Responders see: Blood thinner (anticoagulant)')).toBeTruthy()
  await choose('It is not: Blood thinner (anticoagulant)')
  expect(await save()).toEqual({ effect: 'not anticoagulant: Marevan' })
})

it('a new name ends a denial and keeps an entered effect', async () => {
  const { unmount } = render(
    <Form stored={{ name: 'Marevan', effect: 'not anticoagulant: Marevan' }} />,
  )
  await effect()
  typeName('Warfarin')
  expect(await screen.findByText('Responders see: Blood thinner (anticoagulant)')).toBeTruthy()
  expect(await save()).toEqual({ name: 'Warfarin' })
  unmount()
  render(<Form stored={{ name: 'Zyxo', effect: 'opioid' }} />)
  await effect()
  typeName('Zyxo 5 mg')
  expect(await screen.findByText('Responders see: Opioid, as the person says')).toBeTruthy()
})
