import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../dev/test/server-stub'
import { hasDatabase, openDatabase, wipeDatabase } from '../../db/database'
import { changeProfiles, leaveProfiles, loadProfiles, useProfiles } from '../../people/profiles'
import { writeSession } from '../../people/session'
import { readLocalNote, writeLocalNote } from '../../people/session-note'
import { useQuestion } from '../../stores/confirm'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { newUuid } from '../../sync/record/ids'
import { BringNotice } from './bring-notice'
import { BringScreen } from './bring-screen'

const account = aUser()
let unclaimedId: string

/** Signs in to an account on a phone that has a record from before. */
beforeEach(async () => {
  unclaimedId = (await writeLocalNote({ id: crypto.randomUUID() }))?.id ?? ''
  const local = { db: openDatabase(unclaimedId), now: Date.now, newId: newUuid, wake: () => {} }
  await addRow('profile', { fullName: 'Zoë Đặng', bloodType: 'AB-' }, local)
  for (const name of ['Warfarin', 'Insulin']) await addRow('medications', { name }, local)
  local.db.close()
  const { db } = openDevice(account.id)
  await db.readMeta()
  await db.meta.update('sync', { lastSyncAtMs: 1 })
  writeSession({ status: 'signedIn', user: account, validity: 'confirmed' })
})

afterEach(async () => {
  closeDevice()
  dismissToast()
  writeSession({ status: 'signedOut', byChoice: false })
  for (const id of [account.id, unclaimedId]) await wipeDatabase(id)
  localStorage.clear()
  await clear()
})

function open(path = '/bring') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/bring" element={<BringScreen />} />
        <Route
          path="/dashboard"
          element={
            <>
              <p>The dashboard</p>
              <BringNotice accountId={account.id} />
            </>
          }
        />
      </Routes>
    </MemoryRouter>,
  )
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

/** Sorted by their first value, because rows of one millisecond have no fixed order. */
async function stored(collection: string) {
  const rows = await currentDevice.getState().device?.db.view.toArray()
  const found = (rows ?? []).filter(row => row.collection === collection)
  return found.map(({ values }) => values).toSorted((a, b) => firstOf(a).localeCompare(firstOf(b)))
}

const firstOf = (values: object) => String(Object.values(values)[0])

it('names the content of the record and adds it to the account', async () => {
  open()
  await screen.findByText(/It has: Personal information, Medicine × 2\./)
  await press('Add it')
  await screen.findByText('3 entries added.')
  expect(await stored('profile')).toEqual([{ fullName: 'Zoë Đặng', bloodType: 'AB-' }])
  expect(await stored('medications')).toEqual([{ name: 'Insulin' }, { name: 'Warfarin' }])
  expect([await readLocalNote(), await hasDatabase(unclaimedId)]).toEqual([undefined, false])
  fireEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }))
  await screen.findByText('The dashboard')
})

it('asks about differences, names both sides, and writes nothing before the answer', async () => {
  await addRow('profile', { fullName: 'Zoë Đặng', bloodType: 'O+' })
  open()
  await press('Add it')
  const inAccount = await screen.findByRole('radio', { name: /O\+.*in your account/ })
  expect(screen.getByRole('radio', { name: /AB-.*on this phone/ })).toBeDefined()
  await press('Continue')
  await screen.findByText('Pick one')
  expect([await stored('medications'), await hasDatabase(unclaimedId)]).toEqual([[], true])
  fireEvent.click(inAccount)
  await press('Continue')
  await screen.findByText('2 entries added.')
  expect(await stored('profile')).toEqual([{ fullName: 'Zoë Đặng', bloodType: 'O+' }])
})

it('waits until the account’s record has arrived', async () => {
  const { db } = currentDevice.getState().device ?? {}
  await db?.meta.update('sync', { lastSyncAtMs: null })
  open()
  await screen.findByText('Your account’s record is not on this phone yet')
  expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull()
  await db?.meta.update('sync', { lastSyncAtMs: 1 })
  await screen.findByRole('button', { name: 'Add it' })
})

it('keeps the record for later as it is, and the overview reminds of it', async () => {
  open()
  await press('Keep it for later')
  await screen.findByText('Another record is on this phone')
  expect([await stored('medications'), await hasDatabase(unclaimedId)]).toEqual([[], true])
  fireEvent.click(screen.getByRole('link', { name: 'Look at it' }))
  await screen.findByRole('button', { name: 'Add it' })
})

it('discards the record only after a question that names what is lost', async () => {
  open()
  await press('Discard')
  await waitFor(() => expect(useQuestion.getState().question).not.toBeNull())
  const { question } = useQuestion.getState()
  expect(question?.body).toContain('Personal information, Medicine × 2')
  await act(async () => question?.answer('stay'))
  expect(await hasDatabase(unclaimedId)).toBe(true)
  await press('Discard')
  await waitFor(() => expect(useQuestion.getState().question).not.toBeNull())
  await act(async () => useQuestion.getState().question?.answer('discard'))
  await screen.findByText('The dashboard')
  expect(useToast.getState().toast).toMatchObject({ title: 'Discarded' })
  expect([await readLocalNote(), await hasDatabase(unclaimedId)]).toEqual([undefined, false])
  expect(await stored('medications')).toEqual([])
})

/** Writes as a second tab that does not know of the sign-in yet. */
async function writeBeside(name: string) {
  const db = openDatabase(unclaimedId)
  await addRow('medications', { name }, { db, now: Date.now, newId: newUuid, wake: () => {} })
  db.close()
}

it('adds what another tab wrote since the screen opened', async () => {
  open()
  await screen.findByRole('button', { name: 'Add it' })
  await writeBeside('Late')
  await press('Add it')
  await screen.findByText('4 entries added.')
  expect(await stored('medications')).toContainEqual({ name: 'Late' })
})

it('names the present content before discarding it, and asks again if the content has changed', async () => {
  open()
  await screen.findByRole('button', { name: 'Discard' })
  await writeBeside('Late')
  await press('Discard')
  await waitFor(() => expect(useQuestion.getState().question?.body).toContain('Medicine × 3'))
  await writeBeside('Later')
  await act(async () => useQuestion.getState().question?.answer('discard'))
  await waitFor(() => expect(useQuestion.getState().question?.body).toContain('Medicine × 4'))
  expect(await hasDatabase(unclaimedId)).toBe(true)
  await act(async () => useQuestion.getState().question?.answer('discard'))
  await screen.findByText('The dashboard')
  expect(await hasDatabase(unclaimedId)).toBe(false)
})

it.each(['Add it', 'Discard'])(
  'explains to a second tab that presses “%s” too late what happened, and goes on',
  async name => {
    open()
    await screen.findByRole('button', { name })
    await wipeDatabase(unclaimedId)
    await press(name)
    await screen.findByText('The dashboard')
    expect(useToast.getState().toast).toMatchObject({ title: 'Already decided' })
    expect(await hasDatabase(unclaimedId)).toBe(false)
  },
)

it('offers to save a backup file first', async () => {
  open()
  await press('Discard')
  await waitFor(() => expect(useQuestion.getState().question).not.toBeNull())
  await act(async () => useQuestion.getState().question?.answer('save'))
  await screen.findByRole('dialog', { name: 'Save a backup file' })
  expect(await hasDatabase(unclaimedId)).toBe(true)
})

it('leads to the dashboard if there is no second record', async () => {
  await wipeDatabase(unclaimedId)
  open()
  await screen.findByText('The dashboard')
})

describe('a record that is kept as one of the account', () => {
  const answers = new Map<string, Response>()
  beforeEach(async () => {
    answers.clear()
    await loadProfiles(account.id)
    vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
      const { pathname } = new URL(String(input), location.href)
      const body = init?.body ? JSON.parse(String(init.body)) : {}
      return answers.get(pathname)?.clone() ?? Response.json({ id: body.id }, { status: 201 })
    })
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await leaveProfiles(account.id, { forget: true })
  })

  it('has the same id and its own name, and is no longer separate', async () => {
    open()
    await screen.findByLabelText(/First name/)
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Zoë')
    expect(screen.getByLabelText(/Last name/)).toHaveProperty('value', 'Đặng')
    await press('Keep it as their record')
    await screen.findByText('The dashboard')
    expect(await readLocalNote()).toBeUndefined()
    expect(useProfiles.getState()).toMatchObject({
      shownId: unclaimedId,
      list: [
        { id: account.id },
        { id: unclaimedId, name: 'Zoë Đặng', kind: 'managed', role: 'guardian' },
      ],
    })
    expect(await hasDatabase(unclaimedId)).toBe(true)
  })

  it('stays separate and says why if the server refuses it', async () => {
    const message = 'This record already exists, or it was deleted.'
    const refusal = { code: 'id_taken', message, requestId: 'r' }
    answers.set('/api/profiles', Response.json(refusal, { status: 409 }))
    open()
    await press('Keep it as their record')
    await screen.findByText(
      /This record already exists, or it was deleted\. It is still on this phone/,
    )
    expect((await readLocalNote())?.id).toBe(unclaimedId)
    expect(useProfiles.getState().list.map(({ id }) => id)).toEqual([account.id])
  })

  it('stays separate and says why if the phone is full', async () => {
    open()
    await screen.findByLabelText(/First name/)
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await press('Keep it as their record')
    await screen
      .findByText(/This phone has no space left.*It is still on this phone as it was/)
      .finally(() => full.mockRestore())
    expect((await readLocalNote())?.id).toBe(unclaimedId)
    expect(useProfiles.getState()).toMatchObject({ shownId: null, list: [] })
    expect(await hasDatabase(unclaimedId)).toBe(true)
  })

  it('cannot be discarded or added by another tab that still asks', async () => {
    open()
    await screen.findByRole('button', { name: 'Discard' })
    const made = { id: unclaimedId, name: 'Zoë', color: null, people: {} } as const
    await changeProfiles(account.id, () => [{ ...made, kind: 'managed', role: 'guardian' }])
    await press('Discard')
    await waitFor(() =>
      expect(useToast.getState().toast).toMatchObject({ title: 'Already decided' }),
    )
    expect(await hasDatabase(unclaimedId)).toBe(true)
  })

  it('is not asked about again if its tab died in between', async () => {
    const made = { id: unclaimedId, name: 'Zoë', color: null, people: {} } as const
    await changeProfiles(account.id, () => [{ ...made, kind: 'managed', role: 'guardian' }])
    open()
    await screen.findByText('The dashboard')
    expect([await readLocalNote(), await hasDatabase(unclaimedId)]).toEqual([undefined, true])
  })
})
