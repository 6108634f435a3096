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

it('disappears after five seconds', () => {
  show({ title: 'Saved' })
  pass(4999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('disappears after its own duration if it has one', () => {
  show({ title: 'Saved', durationMs: 3000 })
  pass(3000)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('replaces the previous toast and has its own full duration', () => {
  show({ title: 'First' })
  pass(4000)
  show({ title: 'Saved' })
  expect(screen.queryByText('First')).toBeNull()
  pass(4000)
  expect(screen.queryByText('Saved')).not.toBeNull()
})

it('restarts its duration when the same text is shown again', () => {
  show({ title: 'Saved' })
  pass(4000)
  show({ title: 'Saved' })
  pass(4000)
  expect(screen.queryByText('Saved')).not.toBeNull()
})

it('stays while a pointer rests on it, then uses up the remaining time', () => {
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

it('stays while it has the focus, even when the pointer leaves', () => {
  show({ title: 'Saved' })
  fireEvent.pointerEnter(box())
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  fireEvent.pointerLeave(box())
  pass(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
})

it.each(['Undo', 'Dismiss'])('%s returns the focus to the previous element', name => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  act(() => showUndoToast('Success', 'Allergy deleted successfully', vi.fn()))
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
  expect(document.activeElement).toBe(before)
  before.remove()
})

it('moves the focus to the screen if the previous element is gone', () => {
  const main = document.body.appendChild(document.createElement('main'))
  main.tabIndex = -1
  act(() => showUndoToast('Success', 'Allergy deleted successfully', vi.fn()))
  const button = screen.getByRole('button', { name: 'Undo' })
  act(() => button.focus())
  fireEvent.click(button)
  expect(document.activeElement).toBe(main)
  main.remove()
})

it('does not take the focus from another element', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'))
  show({ title: 'Saved' })
  elsewhere.focus()
  pass(5000)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

it('is read out politely, and an error immediately', () => {
  show({ title: 'Saved' })
  expect(screen.getByRole('status').textContent).toContain('Saved')
  show({ title: 'Error', tone: 'danger' })
  expect(screen.getByRole('alert').textContent).toContain('Error')
  expect(screen.getByRole('status').textContent).toBe('')
})

it('undoes once and disappears', () => {
  const undo = vi.fn()
  act(() => showUndoToast('Success', 'Allergy deleted successfully', undo))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Success')).toBeNull()
})

it('makes way for the toast that its own action shows', () => {
  act(() => showUndoToast('Success', 'Deleted', () => showToast({ title: 'Restored' })))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('Restored')).not.toBeNull()
})
