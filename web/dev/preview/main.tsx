/**
 * Shows the signed-in app with an invented record and no server: `npx vite` in the root, then
 * `/dev/preview/index.html?to=/dashboard`. `&record=none` shows an empty record.
 */
import { createRoot } from 'react-dom/client'
import { wipeDatabase } from '../../src/db/database'
import { writeSession } from '../../src/people/session'
import { addRow, openDevice } from '../../src/sync'
import * as invented from './invented-record'
import '../../src/ui/styles.css'

const params = new URLSearchParams(window.location.search)
const userId = '01890000-0000-7000-8000-000000000001'

await wipeDatabase(userId)
openDevice(userId)
if (params.get('record') !== 'none') await seed()

writeSession({
  status: 'signedIn',
  validity: 'confirmed',
  user: {
    id: userId,
    email: 'zoe@example.org',
    emailState: 'confirmed',
    newEmail: null,
    recoveryCodesSeen: true,
    firstName: 'Zoë',
    lastName: 'Müller-Øvergård',
    role: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
})
history.replaceState(null, '', params.get('to') ?? '/dashboard')
// The router reads the address when its module loads.
const { App } = await import('../../src/app/app')
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

async function seed(): Promise<void> {
  await addRow('account', { firstName: 'Zoë', lastName: 'Müller-Øvergård' })
  await addRow('profile', invented.profile)
  for (const contact of invented.contacts) await addRow('contacts', contact)
  for (const allergy of invented.allergies) await addRow('allergies', allergy)
  for (const medication of invented.medications) await addRow('medications', medication)
  for (const condition of invented.conditions) await addRow('conditions', condition)
  await addRow('qr-codes', invented.code)
}
