import { waitFor } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { STREAM_TYPE } from 'sync-protocol/sync'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../dev/test/server-stub'
import { hasDatabase, wipeDatabase } from '../../db/database'
import { changeProfiles, type NotedProfile, showProfile, useProfiles } from '../../people/profiles'
import { readProfilesNote } from '../../people/profiles-note'
import { readSession, type SessionUser, writeSession } from '../../people/session'
import { runOnSignedOut } from '../../people/session-hooks'
import { addRow, editRow } from '../record/commit'
import { currentDevice, withDevice } from '../record/device'
import { followSession } from './follow-session'
import { refreshProfiles } from './refresh-profiles'
import { countUnsent, sendNow, stopSync } from './start'
import { readUnsentCopies } from './unsent-copies'

interface Call {
  path: string
  body: { userId?: string; actorId?: string; mutations?: unknown[] } & Record<string, unknown>
}

let calls: Call[]
let heads: Record<string, unknown>
/** Refusals of the server, by the id of the record. */
let refused: Record<string, [status: number, code: string]>
/** The server's list of records, or undefined if the server cannot be reached. */
let mine: object[] | undefined
let user: SessionUser
let leo: string
let mia: string
let unfollow: () => void

const refusal = ([status, code]: [number, string]) =>
  Response.json({ message: code, code, requestId: 'r' }, { status })

function exchanged({ mutations = [] }: Call['body']) {
  const outcomes = mutations.map((_, index) => ({ id: index + 1, status: 'applied' }))
  const numbers = { reset: false, epoch: 'e', lastId: outcomes.length, startId: 0 }
  const head = { ...numbers, outcomes, merge: null, acks: [] }
  const lines = [{ head }, { end: { version: 7 } }].map(line => `${JSON.stringify(line)}\n`)
  return new Response(lines.join(''), { headers: { 'Content-Type': STREAM_TYPE } })
}

const profileAnswer = (id: string) => ({
  ...{
    id,
    kind: 'managed',
    role: 'guardian',
    firstName: 'Leo',
    lastName: null,
    members: [],
    handOver: null,
  },
  ...{ relationship: null, color: null, since: '2026-01-01T00:00:00Z', until: null },
})

async function answer({ path, body }: Call): Promise<Response> {
  if (path.startsWith('/api/sync/heads')) return Response.json(heads)
  if (path === '/api/profiles' && body.id) {
    const why = refused[String(body.id)]
    return why ? refusal(why) : Response.json(profileAnswer(String(body.id)), { status: 201 })
  }
  if (path === '/api/profiles' && mine) return Response.json(mine)
  if (path !== '/api/sync') throw new TypeError('Failed to fetch')
  const why = refused[body.userId ?? '']
  return why ? refusal(why) : exchanged(body)
}

beforeEach(async () => {
  await clear()
  calls = []
  heads = {}
  refused = {}
  mine = undefined
  ;[leo, mia] = [crypto.randomUUID(), crypto.randomUUID()]
  user = aUser({ id: crypto.randomUUID(), firstName: 'Ana' })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const call = { path, body: JSON.parse(String(init?.body ?? '{}')) }
    calls.push(call)
    return answer(call)
  })
  useProfiles.setState({ actorId: user.id, list: [], shownId: null })
  unfollow = followSession()
})
afterEach(() => {
  unfollow()
  stopSync()
  writeSession({ status: 'unknown' })
  vi.unstubAllGlobals()
})

const noted = (id: string, more: Partial<NotedProfile> = {}): NotedProfile => ({
  ...{ id, name: 'Leo', color: null, role: 'guardian', kind: 'managed', people: {} },
  ...more,
})
const note = (...others: NotedProfile[]) =>
  changeProfiles(user.id, () => [noted(user.id, { name: 'Ana', role: 'person' }), ...others])
const signIn = () => writeSession({ status: 'signedIn', user, validity: 'confirmed' })
const openRecord = () => currentDevice.getState().device?.db.userId ?? null
/** Writes to Leo's record while another one is shown. */
const writeInLeos = () =>
  withDevice(leo, device => addRow('medications', { name: 'Warfarin' }, device))
const exchangesOf = (id: string) =>
  calls.filter(({ path, body }) => path === '/api/sync' && body.userId === id)

describe('a record of another person', () => {
  beforeEach(async () => {
    await note(noted(leo))
    signIn()
  })

  it('opens when it is shown, and stores what is written then', async () => {
    expect(openRecord()).toBe(user.id)
    showProfile(leo)
    expect(openRecord()).toBe(leo)
    await addRow('medications', { name: 'Warfarin' })
    await sendNow()
    expect(exchangesOf(leo).at(-1)?.body).toMatchObject({ userId: leo, actorId: user.id })
    expect(exchangesOf(user.id).every(({ body }) => body.actorId === undefined)).toBe(true)
  })

  it('is sent while another record is shown', async () => {
    await sendNow()
    await writeInLeos()
    void sendNow()
    await waitFor(() =>
      expect(exchangesOf(leo).some(({ body }) => body.mutations?.length === 1)).toBe(true),
    )
    expect(openRecord()).toBe(user.id)
  })

  it('does not store a write that was meant for one’s own record', async () => {
    showProfile(leo)
    expect(await editRow('profile', user.id, { fullName: 'Ana' })).toMatchObject({
      ...{ ok: false, failure: { code: 'gone' } },
    })
  })

  it('is counted at a sign-out and removed with it', async () => {
    await sendNow()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await writeInLeos()
    expect(await countUnsent()).toBe(1)
    writeSession({ status: 'signedOut', byChoice: true })
    await runOnSignedOut(user)
    expect([await hasDatabase(user.id), await hasDatabase(leo)]).toEqual([false, false])
    expect(await readProfilesNote(user.id)).toEqual([])
  })

  it('is paused and not closed when the session ends', async () => {
    refused = { [user.id]: [401, 'unauthenticated'], [leo]: [401, 'unauthenticated'] }
    await sendNow()
    expect(readSession()).toMatchObject({ validity: 'expired' })
    expect([await hasDatabase(user.id), await hasDatabase(leo)]).toEqual([true, true])
  })
})

it('asks for all idle records in one request and reads only the changed ones', async () => {
  await note(noted(leo), noted(mia))
  signIn()
  await sendNow()
  calls = []
  heads = { [leo]: { epoch: 'e', version: 7 }, [mia]: { epoch: 'e', version: 8 } }
  await sendNow()
  const asked = calls.filter(({ path }) => path.startsWith('/api/sync/heads'))
  expect(asked).toEqual([
    { path: `/api/sync/heads?actor=${user.id}`, body: { [leo]: 7, [mia]: 7 } },
  ])
  expect([exchangesOf(user.id).length, exchangesOf(leo).length, exchangesOf(mia).length]).toEqual([
    ...[1, 0, 1],
  ])
})

it('needs one request for twelve idle records', async () => {
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID())
  await note(...ids.map(id => noted(id)))
  signIn()
  await sendNow()
  calls = []
  heads = Object.fromEntries(ids.map(id => [id, { epoch: 'e', version: 7 }]))
  await sendNow()
  const ofOthers = calls.filter(({ body }) => body.userId !== user.id)
  expect(ofOthers).toEqual([
    {
      path: `/api/sync/heads?actor=${user.id}`,
      body: Object.fromEntries(ids.map(id => [id, 7])),
    },
  ])
  await Promise.all(ids.map(wipeDatabase))
})

it('announces a record made here before sending it, and the record works until then', async () => {
  await note(noted(leo, { unsent: { firstName: 'Leo' } }))
  signIn()
  showProfile(leo)
  await addRow('medications', { name: 'Warfarin' })
  await sendNow()
  const ofLeo = calls.filter(({ body }) => body.id === leo || body.userId === leo)
  expect(ofLeo[0]).toEqual({ path: '/api/profiles', body: { id: leo, firstName: 'Leo' } })
  await waitFor(async () => expect((await readProfilesNote(user.id))[1]?.unsent).toBeUndefined())
  expect(await countUnsent()).toBe(0)
})

it('keeps a record that the server refuses, and says why', async () => {
  await note(noted(leo, { unsent: { firstName: 'Leo' } }))
  refused = { [leo]: [422, 'too_many'] }
  signIn()
  showProfile(leo)
  await addRow('medications', { name: 'Warfarin' })
  await sendNow()
  expect((await readProfilesNote(user.id))[1]).toMatchObject({ refusal: 'too_many' })
  expect([await countUnsent(), exchangesOf(leo)]).toEqual([1, []])
})

describe('a member who was removed from a record', () => {
  beforeEach(async () => {
    await note(noted(leo))
    signIn()
    showProfile(leo)
    await sendNow()
  })
  const putOut = () => {
    refused = { [leo]: [403, 'not_member'] }
  }

  it('no longer has it on this phone, and sees their own record', async () => {
    putOut()
    await sendNow()
    await waitFor(() => expect(openRecord()).toBe(user.id))
    expect(await hasDatabase(leo)).toBe(false)
    expect((await readProfilesNote(user.id)).map(({ id }) => id)).toEqual([user.id])
    expect(await readUnsentCopies(user.id)).toEqual([])
  })

  it('stays noted as a carer when the server lists no other record', async () => {
    putOut()
    await addRow('medications', { name: 'Warfarin' })
    await sendNow()
    await waitFor(() => expect(openRecord()).toBe(user.id))
    // Otherwise the overview would not look for unsent changes to offer.
    mine = [{ ...profileAnswer(user.id), kind: 'person', role: 'person' }]
    await refreshProfiles(user.id)
    expect(useProfiles.getState().list.map(({ id }) => id)).toEqual([user.id])
  })

  it('keeps unsent changes apart', async () => {
    putOut()
    await addRow('medications', { name: 'Warfarin' })
    await sendNow()
    await waitFor(() => expect(openRecord()).toBe(user.id))
    expect(await readUnsentCopies(user.id)).toMatchObject([
      {
        id: leo,
        name: 'Leo',
        entries: [{ collection: 'medications', values: { name: 'Warfarin' } }],
      },
    ])
  })

  it('keeps them apart even after joining again and being removed again', async () => {
    for (const name of ['Warfarin', 'Digoxin']) {
      refused = {}
      await note(noted(leo))
      showProfile(leo)
      await sendNow()
      putOut()
      await addRow('medications', { name })
      await sendNow()
      await waitFor(() => expect(openRecord()).toBe(user.id))
    }
    const entries = (await readUnsentCopies(user.id)).flatMap(leftover => leftover.entries)
    expect(entries.map(({ values }) => values?.name)).toEqual(['Warfarin', 'Digoxin'])
  })

  it('also loses a record that is not shown', async () => {
    showProfile(user.id)
    putOut()
    heads = { [leo]: { code: 'not_member' } }
    await sendNow()
    expect(await hasDatabase(leo)).toBe(false)
  })
})

it('never closes one’s own record for that reason', async () => {
  signIn()
  await addRow('medications', { name: 'Warfarin' })
  refused = { [user.id]: [403, 'not_member'] }
  await sendNow()
  expect([openRecord(), await countUnsent()]).toEqual([user.id, 1])
})
