import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aUser } from '../../../dev/test/server-stub'
import { wipeDatabase } from '../../db/database'
import { makeBackup } from '../../features/backup/make-backup'
import { useProfiles } from '../../people/profiles'
import { readSession, writeSession } from '../../people/session'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { testDevice } from '../../sync/testing/test-device'
import { RestoreScreen } from './restore-screen'

const PASSPHRASE = 'sept lanternes près de la baie'
const local = { id: 'aeb2f6f8-7d5a-4c5f-9d4e-1f0b6c1f7a11' }
const account = aUser()

let file: File
beforeAll(async () => {
  const phone = testDevice(crypto.randomUUID(), Date.UTC(2026, 9, 1, 12))
  await addRow('profile', { fullName: 'Zoë Ødegård', bloodType: 'AB-' }, phone)
  for (const name of ['Warfarin', 'Insulin']) await addRow('medications', { name }, phone)
  const { bytes } = await makeBackup(phone, PASSPHRASE)
  file = new File([bytes], 'lifetag-backup-2026-10-01.lifetag')
})

afterEach(async () => {
  const session = readSession()
  closeDevice()
  dismissToast()
  writeSession({ status: 'signedOut', byChoice: false })
  for (const { id } of [local, account]) await wipeDatabase(id)
  if (session.status === 'local') await wipeDatabase(session.user.id)
  await clear()
})

function open() {
  render(
    <MemoryRouter initialEntries={['/restore']}>
      <Routes>
        <Route path="/restore" element={<RestoreScreen />} />
        <Route path="/dashboard" element={<p>The dashboard</p>} />
      </Routes>
    </MemoryRouter>,
  )
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = (chosen: File) =>
  fireEvent.change(screen.getByLabelText('Backup file'), { target: { files: [chosen] } })

async function unlock(passphrase = PASSPHRASE) {
  fireEvent.change(await screen.findByLabelText('Passphrase of the file'), {
    target: { value: passphrase },
  })
  await press('Open')
}

async function stored(collection: string) {
  const rows = await currentDevice.getState().device?.db.view.toArray()
  return (rows ?? []).filter(row => row.collection === collection).map(({ values }) => values)
}

async function beginHere(fields: { fullName: string; bloodType: 'O+' | 'AB-' }) {
  openDevice(local.id)
  writeSession({ status: 'local', user: local })
  await addRow('profile', fields)
}

it('asks for a passphrase, reports a wrong one, and keeps the chosen file', async () => {
  writeSession({ status: 'signedOut', byChoice: false })
  open()
  choose(file)
  await screen.findByText(file.name)
  await press('Open')
  await screen.findByText('Enter the passphrase of the file')
  await unlock('sept lanternes')
  await screen.findByText(/not the passphrase of this file/)
  expect(screen.getByText(file.name)).toBeDefined()
  await unlock()
  await screen.findByText('It has: Personal information, Medicine × 2.')
})

it('refuses a file that is no backup immediately, without asking for a passphrase', async () => {
  writeSession({ status: 'signedOut', byChoice: false })
  open()
  choose(new File(['%PDF-1.7'], 'letter.pdf'))
  await screen.findByText(/not a LifeTag backup/)
  expect(screen.queryByLabelText('Passphrase of the file')).toBeNull()
  choose(file)
  await screen.findByLabelText('Passphrase of the file')
  expect(screen.queryByText(/not a LifeTag backup/)).toBeNull()
})

it('makes a record without an account if there is none', async () => {
  writeSession({ status: 'signedOut', byChoice: false })
  open()
  choose(file)
  await unlock()
  await screen.findByText('It becomes a record on this phone, without an account.')
  expect(readSession().status).toBe('signedOut')
  await press('Restore')
  await screen.findByText('The dashboard')
  expect(readSession().status).toBe('local')
  expect(await stored('profile')).toEqual([{ fullName: 'Zoë Ødegård', bloodType: 'AB-' }])
  expect(await stored('medications')).toEqual([{ name: 'Warfarin' }, { name: 'Insulin' }])
  expect(useToast.getState().toast).toMatchObject({
    title: 'Restored',
    description: '3 entries added.',
  })
})

it('asks about differences and writes nothing before the answer', async () => {
  await beginHere({ fullName: 'Zoë Ødegård', bloodType: 'O+' })
  open()
  choose(file)
  await unlock()
  await screen.findByText(/added to your record/)
  await press('Restore')
  await screen.findByRole('heading', { name: 'Which is right?' })
  expect(screen.queryByText('Are both of the same person?')).toBeNull()
  expect(await stored('medications')).toEqual([])
  await press('Continue')
  await screen.findByText('Pick one')
  expect(await stored('medications')).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: /AB-/ }))
  await press('Continue')
  await screen.findByText('The dashboard')
  expect(await stored('profile')).toEqual([{ fullName: 'Zoë Ødegård', bloodType: 'AB-' }])
  expect(await stored('medications')).toHaveLength(2)
})

it('reports a browser failure, and the next attempt works like the first', async () => {
  await beginHere({ fullName: 'Zoë Ødegård', bloodType: 'AB-' })
  open()
  choose(file)
  await unlock()
  const button = await screen.findByRole('button', { name: 'Restore' })
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError')
  })
  fireEvent.click(button)
  await screen.findByText(/^This did not work/).finally(() => broken.mockRestore())
  quiet.mockRestore()
  await press('Restore')
  await screen.findByText('The dashboard')
  expect(await stored('medications')).toHaveLength(2)
})

it('warns before it mixes in a backup of another person', async () => {
  await beginHere({ fullName: 'Íris Ødegård', bloodType: 'O+' })
  open()
  choose(file)
  await unlock()
  await press('Restore')
  await screen.findByText('Are both of the same person?')
  expect(screen.getByText(/^Their names differ\./)).toBeDefined()
  expect(await stored('medications')).toEqual([])
})

it('adds nothing to a record that the user may only read', async () => {
  openDevice(local.id)
  const own = { id: account.id, name: 'Maria', color: null, people: {} } as const
  const list = [
    { ...own, role: 'person', kind: 'person' },
    { ...own, id: local.id, name: 'Leo', role: 'viewer', kind: 'managed' },
  ] as const
  useProfiles.setState({ actorId: account.id, list, shownId: local.id })
  writeSession({ status: 'signedIn', user: account, validity: 'confirmed' })
  try {
    open()
    choose(file)
    await unlock()
    await screen.findByText('You can view this record but not change it')
    expect(screen.queryByText(/It is added to/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  } finally {
    useProfiles.setState({ actorId: null, list: [], shownId: null })
  }
})

it('waits for the record of an account before it compares the two', async () => {
  const { db } = openDevice(account.id)
  await db.readMeta()
  writeSession({ status: 'signedIn', user: account, validity: 'confirmed' })
  open()
  choose(file)
  await unlock()
  await screen.findByText('Your account’s record is not on this phone yet')
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  await db.meta.update('sync', { lastSyncAtMs: 1 })
  await press('Restore')
  await waitFor(async () => expect(await stored('medications')).toHaveLength(2))
})

it('lets the person choose another file before anything is restored', async () => {
  writeSession({ status: 'signedOut', byChoice: false })
  open()
  choose(file)
  await unlock()
  await screen.findByRole('button', { name: 'Restore' })
  await press('Choose another file')
  await screen.findByRole('button', { name: 'Choose the file' })
  expect(readSession().status).toBe('signedOut')
})
