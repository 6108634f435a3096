import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

it('calls its handler', () => {
  const press = vi.fn()
  render(<Button onClick={press}>Save</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(press).toHaveBeenCalledOnce()
})

it('does not submit a form by default', () => {
  render(<Button>Save</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

it('ignores presses while busy, says so and keeps the focus', () => {
  const press = vi.fn()
  const send = vi.fn()
  const { rerender } = render(form(false))
  screen.getByRole('button').focus()
  rerender(form(true))
  const button = screen.getByRole('button', { name: 'Saving…' })
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)

  function form(busy: boolean) {
    return (
      <form onSubmit={send}>
        <Button type="submit" busy={busy} busyLabel="Saving…" onClick={press}>
          Save
        </Button>
      </form>
    )
  }
})
