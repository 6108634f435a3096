import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, useProfile } from '../../sync'
import { drain } from '../../sync/engine/drain'
import { phone, server } from '../../sync/testing/each-test'
import { refusedPersonalWords, refusedWords, useRefusalToast } from './use-refusal-toast'

afterEach(dismissToast)

function Screen() {
  const profile = useProfile()
  useRefusalToast(profile)
  return <p>{profile === undefined ? 'loading' : (profile?.refusal?.code ?? 'well')}</p>
}

const refuseAll = () => {
  server.veto = ({ id }) => ({
    id,
    status: 'rejected',
    code: 'invalid',
    fields: { fullName: 'Not a name' },
  })
}
const toast = () => useToast.getState().toast

it('a refused creation is shown when the answer arrives', async () => {
  refuseAll()
  const { findByText } = render(<Screen />)
  await findByText('well')
  await addRow('profile', { fullName: '?' })
  await drain(phone.engine)
  await waitFor(() =>
    expect(toast()).toMatchObject({
      tone: 'danger',
      title: 'Error',
      description: 'Failed to create medical profile: Not a name',
    }),
  )
})

it('a refused update is shown as an update', async () => {
  await addRow('profile', { fullName: 'Ada' })
  await drain(phone.engine)
  const { findByText } = render(<Screen />)
  await findByText('well')
  refuseAll()
  await addRow('profile', { fullName: '?' })
  await drain(phone.engine)
  await waitFor(() =>
    expect(toast()?.description).toBe('Failed to update medical profile: Not a name'),
  )
})

it('a refusal from before the screen opened shows no toast', async () => {
  refuseAll()
  await addRow('profile', { fullName: '?' })
  await drain(phone.engine)
  const { findByText } = render(<Screen />)
  await findByText('invalid')
  expect(toast()).toBeNull()
})

it('a refused field is named only on the card that holds it', () => {
  const dnr = { refusal: { code: 'invalid', fields: { dnrStatus: 'Needs its document' } } } as const
  expect(refusedWords(dnr, ['dnrStatus', 'dnrDocumentUrl'])).toBe('Needs its document')
  expect(refusedWords(dnr, ['additionalNotes'])).toBeUndefined()
  expect(refusedPersonalWords(dnr)).toBeUndefined()
})

it('a refusal of the whole row is shown on Personal Information', () => {
  expect(refusedPersonalWords({ refusal: { code: 'too_many', fields: {} } })).toBe('too_many')
})
