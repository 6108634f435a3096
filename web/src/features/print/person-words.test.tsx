import { renderToStaticMarkup } from 'react-dom/server'
import { factsOf, type Locale } from 'sync-protocol/card'
import { medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { PersonWords } from './person-words'
import { printedCard } from './printed-code'

const NOW = Date.UTC(2026, 10, 27)
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const

function printed(dateOfBirth: string, locale: Locale, other?: string): string {
  const conflicts = other ? { dateOfBirth: [other] } : undefined
  const profile = { id: 'p', fullName: 'Zoë', dateOfBirth, ...(conflicts && { conflicts }) }
  const facts = factsOf(printedCard({ ...medicalRecordOf([], 0), profile }, CODE, NOW), locale)
  const html = renderToStaticMarkup(<PersonWords facts={facts} locale={locale} printedAtMs={NOW} />)
  return html
    .replace(/^.*?<\/p>/, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
}

it.each([
  ['1958-03-27', 'en', 'Born: March 1958 · 68 years'],
  ['1958-03-27', 'de', 'Geboren: März 1958 · 68 Jahre'],
  ['1958', 'en', 'Born: 1958 · about 68 years'],
  ['2026-10-30', 'en', 'Born: October 2026 · 28 days'],
  ['', 'en', ''],
] as const)('somebody born on “%s” reads in %s as “%s”', (birth, locale, said) => {
  expect(printed(birth, locale)).toBe(said)
})

it('both dates of a conflict are printed', () => {
  expect(printed('1958-03-27', 'en', '1985-03-27')).toBe(
    'Born: March 1958 or March 1985 · 68 years or 41 years',
  )
})
