import { clear } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDraft, writeDraft } from './drafts'
import {
  aboutShownRecord,
  changeProfiles,
  hasSeveral,
  leaveProfiles,
  loadProfiles,
  type NotedProfile,
  readShownProfile,
  recordWords,
  shownIdFor,
  showProfile,
  useProfiles,
  whoseNamed,
} from './profiles'
import { readProfilesNote } from './profiles-note'

const actorId = 'ana'
const own: NotedProfile = {
  ...{ id: actorId, name: 'Ana', color: null, role: 'person', kind: 'person', people: {} },
}
const leo: NotedProfile = { ...own, id: 'leo', name: 'Leo', role: 'guardian', kind: 'managed' }

beforeEach(() => loadProfiles(actorId))
afterEach(async () => {
  await leaveProfiles(actorId, { forget: true })
  await clear()
})

/** Simulates a newly loaded page. */
async function reload() {
  useProfiles.setState({ actorId: null, list: [], shownId: null })
  await loadProfiles(actorId)
}

it('offers no choice to a person with only their own record', () => {
  expect(useProfiles.getState()).toEqual({ actorId, list: [], shownId: null })
  expect(hasSeveral(useProfiles.getState())).toBe(false)
  expect([shownIdFor(actorId), readShownProfile(), aboutShownRecord('Saved')]).toEqual([
    ...[actorId, undefined, 'Saved'],
  ])
})

it('names a record by its person, or by other words without a name', () => {
  const words = ['person', 'carer'].map(role => recordWords({ name: 'Zoë', role } as NotedProfile))
  const nameless = { name: '', role: 'viewer' } as const
  expect([...words, recordWords(nameless)]).toEqual([
    'Your record',
    'Zoë’s record',
    'Record with no name yet',
  ])
  expect(['Đặng', '', null].map(whoseNamed)).toEqual([
    { whose: 'other', name: 'Đặng' },
    { whose: 'unnamed', name: '' },
    { whose: 'unnamed', name: '' },
  ])
})

describe('with another record', () => {
  beforeEach(() => changeProfiles(actorId, () => [own, leo]))

  it('shows one’s own record until another is chosen', () => {
    expect(shownIdFor(actorId)).toBe(actorId)
    showProfile('leo')
    expect([shownIdFor(actorId), readShownProfile()]).toEqual(['leo', 'leo'])
    showProfile(actorId)
    expect([shownIdFor(actorId), readShownProfile()]).toEqual([actorId, undefined])
  })

  it('shows the same record after a reload', async () => {
    showProfile('leo')
    await reload()
    expect(shownIdFor(actorId)).toBe('leo')
  })

  it('never shows a record that is not in the list', async () => {
    showProfile('mia')
    expect(shownIdFor(actorId)).toBe(actorId)
    showProfile('leo')
    await changeProfiles(actorId, list => list.filter(({ id }) => id !== 'leo'))
    expect(shownIdFor(actorId)).toBe(actorId)
    await reload()
    expect(shownIdFor(actorId)).toBe(actorId)
  })

  it('keeps typed text of one record out of the other', () => {
    writeDraft('personal', { fullName: 'Ana K' })
    showProfile('leo')
    expect(readDraft('personal')).toBeUndefined()
    writeDraft('personal', { fullName: 'Leo K' })
    showProfile(actorId)
    expect(readDraft('personal')).toEqual({ fullName: 'Ana K' })
  })

  it('names the record from which something is deleted', () => {
    expect(aboutShownRecord('Saved')).toBe('Your record: Saved')
    showProfile('leo')
    expect(aboutShownRecord('Saved')).toBe('Leo: Saved')
  })

  it('hides all of it from another person who signs in', async () => {
    showProfile('leo')
    await loadProfiles('bo')
    expect(useProfiles.getState()).toEqual({ actorId: 'bo', list: [], shownId: null })
  })

  it('forgets the note at a sign-out, or keeps it for the same person', async () => {
    await leaveProfiles(actorId, { forget: false })
    expect(useProfiles.getState().list).toEqual([])
    expect(await readProfilesNote(actorId)).toHaveLength(2)
    await leaveProfiles(actorId, { forget: true })
    expect(await readProfilesNote(actorId)).toEqual([])
  })
})
