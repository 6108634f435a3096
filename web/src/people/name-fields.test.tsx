import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { language } from '../i18n/define-texts'
import type { Language } from '../i18n/languages'
import { NameFields } from './name-fields'

afterEach(() => language.set('en'))

test.each([
  ['en', 'given, family, '],
  ['ja', 'family, given, '],
])('in %s a form asks for %s', (shown, order) => {
  language.set(shown as Language)
  const { container } = render(<NameFields first="given, " last="family, " />)
  expect(container.textContent).toBe(order)
})
