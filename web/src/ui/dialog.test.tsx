import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { ChoiceDialog } from '../app/question-outlet'
import { Button } from './button'
import { Dialog, useStepFromTop } from './dialog'
import { Main } from './main'
import { TextField } from './text-field'

const form = (onClose: () => void) => (
  <StrictMode>
    <Dialog title="Add Allergy" onClose={onClose} actions={<Button>Add</Button>}>
      <TextField label="Allergen" />
    </Dialog>
  </StrictMode>
)

it('is open while it is rendered, has its title as name, and focuses its first field', () => {
  render(form(() => undefined))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Add Allergy' })
  expect(dialog.open).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Allergen'))
})

it('asks its owner to close on Escape and on the cross, and does not close by itself', () => {
  const close = vi.fn()
  render(form(close))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledTimes(2)
  expect(dialog.open).toBe(true)
})

it('reports when the browser closed it anyway', () => {
  const close = vi.fn()
  render(form(close))
  screen.getByRole<HTMLDialogElement>('dialog').close()
  expect(close).toHaveBeenCalledOnce()
})

it('closes before it is removed, which returns the focus', () => {
  const { unmount } = render(form(() => undefined))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  const wasThere: boolean[] = []
  vi.spyOn(dialog, 'close').mockImplementation(() => wasThere.push(dialog.isConnected))
  unmount()
  expect(wasThere).toEqual([true])
})

it('a question focuses its safe answer and returns the chosen one', () => {
  const choose = vi.fn()
  const choices = [
    { id: 'cancel', label: 'Cancel' },
    { id: 'delete', label: 'Delete Account', tone: 'danger' as const },
  ]
  render(<ChoiceDialog title="Delete Account" body="Gone." choices={choices} onChoose={choose} />)
  const dialog = screen.getByRole('alertdialog')
  expect(document.activeElement?.textContent).toBe('Cancel')
  fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(choose.mock.calls).toEqual([['delete'], [null]])
})

it('a dialog that opened before its screen returns the focus to the screen', async () => {
  const shown = (isOpen: boolean) => (
    <>
      {!isOpen && <Main>The screen</Main>}
      {isOpen && (
        <Dialog title="My code" onClose={() => undefined}>
          A code
        </Dialog>
      )}
    </>
  )
  const { rerender } = render(shown(true))
  rerender(shown(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

function Steps({ step }: { step: string }) {
  const shown = useStepFromTop<HTMLDivElement>(step)
  return (
    <div ref={shown} tabIndex={-1}>
      {step}
    </div>
  )
}

it('each step of a dialog begins at the top, with the focus there', () => {
  const at = (step: string) => (
    <Dialog title="Links" onClose={() => undefined}>
      <Steps step={step} />
    </Dialog>
  )
  const { rerender } = render(at('the form'))
  const body = screen.getByText('the form').parentElement as HTMLElement // it has one
  body.scrollTop = 300
  rerender(at('the form'))
  expect(body.scrollTop).toBe(300)
  rerender(at('its code'))
  expect(body.scrollTop).toBe(0)
  expect(document.activeElement).toBe(screen.getByText('its code'))
})
