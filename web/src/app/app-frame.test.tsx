import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { APP_PATHS } from 'sync-protocol/rest'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { usePayments } from '../stores/payments'
import { AppFrame } from './app-frame'

const before = usePayments.getState()
beforeEach(() => usePayments.setState({ config: { mode: 'test' } as typeof before.config }))
afterEach(() => usePayments.setState(before, true))

const MONEY = [
  ...['shop', 'shopSuccess', 'beta', 'betaTest', 'betaSuccess', 'donate', 'donateAsGuest'],
  ...['donations', 'donationSuccess', 'checkout', 'subscribe', 'pricing', 'paymentOptions'],
]

it.each([...Object.entries(APP_PATHS), ['responder', '/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ']])(
  'shows the strip about test payments only on pages about money: %s',
  (name, path) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <AppFrame>A page</AppFrame>
      </MemoryRouter>,
    )
    expect(screen.queryByText('TEST PAYMENTS') !== null).toBe(MONEY.includes(name))
  },
)
