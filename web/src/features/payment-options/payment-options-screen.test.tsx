import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PaymentOptionsScreen } from './payment-options-screen'

it('isolates names, because a number after a Latin name is before it from right to left', () => {
  render(<PaymentOptionsScreen />, { wrapper: MemoryRouter })
  expect(screen.getByText('Klarna').tagName).toBe('BDI')
})
