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
      <Combobox label="Medicine" value={value} onType={setValue} optionsFor={offered} />
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

it('nothing is offered until something is typed or asked for', () => {
  open()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  type('mar')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(listed()).toEqual(['Marcumarphenprocoumon', 'Marevanwarfarin'])
  expect(screen.getByRole('status').textContent).toBe('2 suggestions')
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
})

it('arrows go through the list and back to the field, which names the marked option', () => {
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

it('Enter takes the marked option and not the form', () => {
  open()
  type('mar')
  key('ArrowDown')
  const goesOn = key('Enter')
  expect(goesOn).toBe(false)
  expect(field()).toHaveProperty('value', 'Marcumar (phenprocoumon)')
  expect(listed()).toEqual([])
})

it('Enter with nothing marked leaves the text, closes the list and sends the form', () => {
  open()
  type('mar')
  expect(key('Enter')).toBe(true)
  expect(listed()).toEqual([])
  expect(field()).toHaveProperty('value', 'mar')
})

it('Escape closes the list first, and what is around it with the next press', () => {
  open()
  type('mar')
  key('Escape')
  expect(listed()).toEqual([])
  expect(field()).toHaveProperty('value', 'mar')
  key('Escape')
  expect(field()).toHaveProperty('value', 'closed')
})

it('a press takes an option and does not take the focus', () => {
  open()
  type('mare')
  const option = screen.getByRole('option')
  expect(fireEvent.mouseDown(option)).toBe(false)
  fireEvent.click(option)
  expect(field()).toHaveProperty('value', 'Marevan (warfarin)')
})

it('leaving the field changes nothing in it', async () => {
  open()
  type('mar')
  key('ArrowDown')
  fireEvent.blur(field())
  await waitFor(() => expect(listed()).toEqual([]))
  expect(field()).toHaveProperty('value', 'mar')
})

it('a press elsewhere lands before the list closes and everything below moves', async () => {
  open()
  type('mar')
  fireEvent.pointerDown(screen.getByRole('button'))
  fireEvent.blur(field())
  await Promise.resolve()
  expect(listed()).toHaveLength(2)
  fireEvent.pointerUp(screen.getByRole('button'))
  await waitFor(() => expect(listed()).toEqual([]))
})

it('a touch, which takes the focus after its end, lands before the list closes', async () => {
  open()
  type('mar')
  fireEvent.pointerDown(screen.getByRole('button'))
  fireEvent.pointerUp(screen.getByRole('button'))
  fireEvent.blur(field())
  await Promise.resolve()
  expect(listed()).toHaveLength(2)
  await waitFor(() => expect(listed()).toEqual([]))
})

it('left by a key it closes at once: two lists are never open', () => {
  open()
  type('mar')
  fireEvent.blur(field())
  expect(listed()).toEqual([])
})

it('while a word is being composed, keys are those of the composition', () => {
  open()
  type('mar')
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  expect(marked()).toBeNull()
})

it('the one option that stands in the field already is not offered', () => {
  open()
  type('Marevan')
  expect(listed()).toHaveLength(1)
  key('ArrowDown')
  key('Enter')
  fireEvent.click(field())
  expect(listed()).toEqual([])
})
