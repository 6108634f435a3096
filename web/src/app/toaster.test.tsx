import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, showToast, showUndoToast } from '../stores/toast'
import { Toaster } from './toaster'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

const show = (...args: Parameters<typeof showToast>) => act(() => showToast(...args))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const box = () => {
  const found = screen.getByText('Saved').closest('[popover]')
  if (!found) throw new Error('no toast')
  return found
}

it('goes after five seconds', () => {
  show({ title: 'Saved' })
  pass(4999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('goes after its own time where it has one', () => {
  show({ title: 'Saved', durationMs: 3000 })
  pass(3000)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('takes the place of the one before, with all of its own time', () => {
  show({ title: 'First' })
  pass(4000)
  show({ title: 'Saved' })
  expect(screen.queryByText('First')).toBeNull()
  pass(4000)
  expect(screen.queryByText('Saved')).not.toBeNull()
})

it('shown twice in the same words starts its time anew', () => {
  show({ title: 'Saved' })
  pass(4000)
  show({ title: 'Saved' })
  pass(4000)
  expect(screen.queryByText('Saved')).not.toBeNull()
})

it('waits while a pointer rests on it, then uses up what was left', () => {
  show({ title: 'Saved' })
  pass(4000)
  fireEvent.pointerEnter(box())
  pass(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  fireEvent.pointerLeave(box())
  pass(999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('waits while the focus is in it, even when the pointer leaves', () => {
  show({ title: 'Saved' })
  fireEvent.pointerEnter(box())
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  fireEvent.pointerLeave(box())
  pass(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
})

it.each(['Undo', 'Dismiss'])('%s gives the focus back to where it came from', name => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  act(() => showUndoToast('Success', 'Allergy deleted successfully', vi.fn()))
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
  expect(document.activeElement).toBe(before)
  before.remove()
})

it('gives the focus to the screen where what had it is gone', () => {
  const main = document.body.appendChild(document.createElement('main'))
  main.tabIndex = -1
  act(() => showUndoToast('Success', 'Allergy deleted successfully', vi.fn()))
  const button = screen.getByRole('button', { name: 'Undo' })
  act(() => button.focus())
  fireEvent.click(button)
  expect(document.activeElement).toBe(main)
  main.remove()
})

it('takes no focus along that is elsewhere', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'))
  show({ title: 'Saved' })
  elsewhere.focus()
  pass(5000)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

it('is read out politely, and a destructive one at once', () => {
  show({ title: 'Saved' })
  expect(screen.getByRole('status').textContent).toContain('Saved')
  show({ title: 'Error', tone: 'danger' })
  expect(screen.getByRole('alert').textContent).toContain('Error')
  expect(screen.getByRole('status').textContent).toBe('')
})

it('undoes once and goes', () => {
  const undo = vi.fn()
  act(() => showUndoToast('Success', 'Allergy deleted successfully', undo))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Success')).toBeNull()
})

it('leaves the stage to what its own action shows', () => {
  act(() => showUndoToast('Success', 'Deleted', () => showToast({ title: 'Restored' })))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('Restored')).not.toBeNull()
})
