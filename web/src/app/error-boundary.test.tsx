import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function Broken({ error }: { error: Error }): never {
  throw error
}

const broken = (place: string, error: Error) => (
  <ErrorBoundary place={place}>
    <Broken error={error} />
  </ErrorBoundary>
)

it('shows an error screen for a bug, and tries again at another path', () => {
  const { rerender } = render(broken('/shop', new Error('bug')))
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeDefined()
  rerender(<ErrorBoundary place="/">Well</ErrorBoundary>)
  expect(screen.getByText('Well')).toBeDefined()
})

it.each([
  'Failed to fetch dynamically imported module: /assets/x.js',
  'error loading dynamically imported module: /assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('says for missing code that it is not on the phone: %s', message => {
  render(broken('/shop', new TypeError(message)))
  expect(screen.getByRole('heading', { name: 'This screen could not be loaded' })).toBeDefined()
})
