import { afterEach, expect, it } from 'vitest'
import { language } from '../i18n/define-texts'
import { inLine } from './in-line'

afterEach(() => language.set('en'))

it('isolates a phone number on a page from right to left', () => {
  expect(inLine(['Partner', '+45 20'], ' · ')).toBe('Partner · +45 20')
  language.set('ar')
  expect(inLine(['Partner', '+45 20'], ' · ')).toBe('\u2066Partner\u2069 · \u2066+45 20\u2069')
})
