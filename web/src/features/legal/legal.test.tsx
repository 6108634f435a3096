import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { INVITATION_DAYS } from 'sync-protocol/family'
import { KEPT_DAYS } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { DevelopersScreen } from './developers-screen'
import { PrivacyScreen } from './privacy-screen'
import { TermsScreen } from './terms-screen'
import { legalTexts } from './texts'

const open = (page: React.ReactNode) => {
  render(<MemoryRouter>{page}</MemoryRouter>)
  return screen.getByRole('main').textContent ?? ''
}

it.each(Object.entries(KEPT_DAYS))(
  'the privacy page states the retention: %s, %d days',
  (_, days) => {
    expect(open(<PrivacyScreen />)).toContain(`${days} days`)
  },
)

it('each kind of stored data states its contents and retention', () => {
  const page = open(<PrivacyScreen />)
  const days = { ...KEPT_DAYS, invitation: INVITATION_DAYS }
  for (const { what, how, until } of Object.values(legalTexts.privacy.kept.things)) {
    const words = typeof until === 'string' ? until : until(days)
    expect(page).toContain(`${what}${how}How long: ${words}`)
  }
})

it('the privacy page links to the export, the summary, the deletion and the terms', () => {
  open(<PrivacyScreen />)
  const leads = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  for (const to of ['/dashboard?tab=profile', '/summary', '/terms']) expect(leads).toContain(to)
})

it('the terms link to the licences of the packages in the app', () => {
  open(<TermsScreen />)
  const link = screen.getByRole('link', { name: 'packages by other people' })
  expect(link.getAttribute('href')).toBe('/third-party-licenses.txt')
})

it('the page for developers has a command for each way to read a code of this service, and names the format', () => {
  const page = open(<DevelopersScreen />)
  const link = `${location.origin}/e/TOKEN`
  for (const command of [
    `curl -H 'Accept: application/fhir+json' ${link}`,
    `curl -H 'Accept: text/plain' ${link}`,
    `curl '${link}?_format=json'`,
    'sync-protocol/decoder',
  ]) {
    expect(page).toContain(command)
  }
})

it('the terms state the limits and sums that the server enforces', () => {
  const page = open(<TermsScreen />)
  for (const fact of [
    '2,000 entries and 4 MB of text',
    'A file can have 10 MB',
    'from $1 to $10,000',
    'within 3-5 business days',
    'feedback within 30 days',
  ]) {
    expect(page).toContain(fact)
  }
})
