import { render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { Main, shownMain } from './main'

const waiting = <Main key="waiting">Loading…</Main>
const ready = (
  <Main key="ready">
    <h1>The screen</h1>
  </Main>
)

it("the focus of a screen's placeholder moves to the screen", () => {
  const { rerender } = render(waiting)
  screen.getByRole('main').focus()
  rerender(ready)
  screen.getByRole('heading', { name: 'The screen' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('a screen does not take a focus that is elsewhere', () => {
  const { rerender } = render(
    <>
      <button type="button">Menu</button>
      {waiting}
    </>,
  )
  screen.getByRole('button').focus()
  rerender(
    <>
      <button type="button">Menu</button>
      {ready}
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it('the first screen leaves the focus to the browser', () => {
  render(ready)
  expect(document.activeElement).toBe(document.body)
})

it('a field that takes the focus with its screen keeps it', () => {
  const { rerender } = render(waiting)
  screen.getByRole('main').focus()
  rerender(
    <Main key="ready">
      <input aria-label="Name" ref={input => input?.focus()} />
    </Main>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

const never = new Promise<never>(() => undefined)
const Next = ({ isWaiting }: { isWaiting: boolean }) => (isWaiting ? use(never) : null)

it('a screen that waits behind its fallback is not the shown screen', () => {
  const shown = (isWaiting: boolean) => (
    <Suspense fallback={<Main>Loading…</Main>}>
      <Main>The screen before</Main>
      <Next isWaiting={isWaiting} />
    </Suspense>
  )
  const { rerender } = render(shown(false))
  rerender(shown(true))
  screen.getByText('The screen before')
  expect(shownMain()?.textContent).toBe('Loading…')
})
