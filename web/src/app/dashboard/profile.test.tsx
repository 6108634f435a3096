import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { aUser, stubServer } from '../../../dev/test/server-stub'
import { language } from '../../i18n/define-texts'
import { writeSession } from '../../people/session'
import { closeDevice, openDevice } from '../../sync'
import { Profile } from './profile'

const user = aUser()
afterEach(() => {
  closeDevice()
  language.set('en')
  writeSession({ status: 'unknown' })
})

function open(address: string, answers: Parameters<typeof stubServer>[0] = {}) {
  stubServer(answers)
  openDevice(user.id)
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  render(
    <MemoryRouter initialEntries={[address]}>
      <Profile />
    </MemoryRouter>,
  )
}

it('says once whom to write to about the language', () => {
  language.set('de')
  open('/dashboard?tab=profile')
  const sentence = screen.getByText(/native speaker/)
  expect(sentence.textContent?.match(/Write to us/g)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/)
})
