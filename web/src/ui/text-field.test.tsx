import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextField } from './text-field'

it('belongs to its label', () => {
  render(<TextField label="Email" type="email" autoComplete="username" inputMode="email" />)
  const input = screen.getByLabelText('Email')
  expect(input.getAttribute('autocomplete')).toBe('username')
  expect(input.getAttribute('inputmode')).toBe('email')
  expect(input.getAttribute('type')).toBe('email')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

it('announces its error and connects it to the input, before the help', () => {
  render(<TextField label="Email" help="We write rarely." error="Enter your email" />)
  const input = screen.getByLabelText('Email')
  expect(screen.getByRole('alert').textContent).toBe('Enter your email')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(input)).toEqual(['Enter your email', 'We write rarely.'])
})

it('is marked as required next to its label and for screen readers', () => {
  render(<TextField label="Allergen" required />)
  expect(screen.getByLabelText('Allergen').getAttribute('aria-required')).toBe('true')
  // The no-break space keeps the mark with the last word of a label on two lines.
  expect(screen.getByText('*').parentElement?.textContent).toBe('Allergen\u00a0*')
})

function describedBy(element: Element): (string | null | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent)
}
