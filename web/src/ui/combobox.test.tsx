import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Combobox, type ComboOption } from './combobox'

const brands: ComboOption[] = [
  { text: 'Marcumar', value: 'Marcumar (phenprocoumon)', note: 'phenprocoumon' },
  { text: 'Marevan', value: 'Marevan (warfarin)', note: 'warfarin' },
]
const offered = (typed: string) =>
  brands.filter(({ text }) => text.toLowerCase().startsWith(typed.toLowerCase()))

function Form() {
  const [value, setValue] = useState('')
  return (
    <form aria-label="Add" onKeyDown={event => event.key === 'Escape' && setValue('closed')}>
      <Combobox
        label="Medicine"
        value={value}
        onType={setValue}
        optionsFor={offered}
        words={{ list: 'Suggestions', count: ({ count }) => `${count} suggestions` }}
      />
      <button type="submit">Save</button>
    </form>
  )
}

const open = () => render(<Form />)
const field = () => screen.getByRole('combobox', { name: 'Medicine' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const key = (name: string) => fireEvent.keyDown(field(), { key: name })
const listed = () => screen.queryAllByRole('option').map(option => option.textContent)
const marked = () => screen.queryByRole('option', { selected: true })

it('no options are shown until the person types or asks for them', () => {
  open()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  type('mar')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(listed()).toEqual(['Marcumarphenprocoumon', 'Marevanwarfarin'])
  expect(screen.getByRole('status').textContent).toBe('2 suggestions')
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
})

it('arrow keys move through the list and back to the field, which names the marked option', () => {
  open()
  type('mar')
  expect(marked()).toBeNull()
  key('ArrowDown')
  expect(marked()?.textContent).toContain('Marcumar')
  expect(field().getAttribute('aria-activedescendant')).toBe(marked()?.id)
  key('ArrowDown')
  expect(marked()?.textContent).toContain('Marevan')
  key('ArrowDown')
  expect(marked()).toBeNull()
  key('ArrowUp')
  expect(marked()?.textContent).toContain('Marevan')
})

it('Enter takes the marked option and does not submit the form', () => {
  open()
  type('mar')
  key('ArrowDown')
  const goesOn = key('Enter')
  expect(goesOn).toBe(false)
  expect(field()).toHaveProperty('value', 'Marcumar (phenprocoumon)')
  expect(listed()).toEqual([])
})

it('Enter without a marked option keeps the text, closes the list and submits the form', () => {
  open()
  type('mar')
  expect(key('Enter')).toBe(true)
  expect(listed()).toEqual([])
  expect(field()).toHaveProperty('value', 'mar')
})

it('Escape first closes the list, and the next press closes the dialog around it', () => {
  open()
  type('mar')
  key('Escape')
  expect(listed()).toEqual([])
  expect(field()).toHaveProperty('value', 'mar')
  key('Escape')
  expect(field()).toHaveProperty('value', 'closed')
})

it('a press takes an option, and the focus stays in the field', () => {
  open()
  type('mare')
  const option = screen.getByRole('option')
  expect(fireEvent.mouseDown(option)).toBe(false)
  fireEvent.click(option)
  expect(field()).toHaveProperty('value', 'Marevan (warfarin)')
})

it('leaving the field does not change its text', async () => {
  open()
  type('mar')
  key('ArrowDown')
  fireEvent.blur(field())
  await waitFor(() => expect(listed()).toEqual([]))
  expect(field()).toHaveProperty('value', 'mar')
})

it('a press elsewhere is handled before the list closes and moves everything below', async () => {
  open()
  type('mar')
  fireEvent.pointerDown(screen.getByRole('button'))
  fireEvent.blur(field())
  await Promise.resolve()
  expect(listed()).toHaveLength(2)
  fireEvent.pointerUp(screen.getByRole('button'))
  await waitFor(() => expect(listed()).toEqual([]))
})

it('a touch, which moves the focus after its end, is handled before the list closes', async () => {
  open()
  type('mar')
  fireEvent.pointerDown(screen.getByRole('button'))
  fireEvent.pointerUp(screen.getByRole('button'))
  fireEvent.blur(field())
  await Promise.resolve()
  expect(listed()).toHaveLength(2)
  await waitFor(() => expect(listed()).toEqual([]))
})

it('the list closes immediately if a key leaves the field, so two lists are never open', () => {
  open()
  type('mar')
  fireEvent.blur(field())
  expect(listed()).toEqual([])
})

it('during the composition of a word, keys belong to the composition', () => {
  open()
  type('mar')
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  expect(marked()).toBeNull()
})

it('a single option that equals the text in the field is not offered', () => {
  open()
  type('Marevan')
  expect(listed()).toHaveLength(1)
  key('ArrowDown')
  key('Enter')
  fireEvent.click(field())
  expect(listed()).toEqual([])
})
