import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Main } from './main'
import { Notice } from './notice'

const shown = (isThere: boolean) => (
  <Main>
    {isThere && <Notice tone="info" action={<button type="button">Not now</button>} />}
    <button type="button">Share</button>
  </Main>
)

it('a notice that a press removes leaves the focus on the screen', () => {
  const { rerender } = render(shown(true))
  screen.getByRole('button', { name: 'Not now' }).focus()
  rerender(shown(false))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('a notice that disappears by itself leaves the focus where it is', () => {
  const { rerender } = render(shown(true))
  screen.getByRole('button', { name: 'Share' }).focus()
  rerender(shown(false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' }))
})
