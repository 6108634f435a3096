import { clear } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDraft, writeDraft } from './drafts'
import {
  changeProfiles,
  hasSeveral,
  leaveProfiles,
  loadProfiles,
  type NotedProfile,
  ofRecordWords,
  readShownProfile,
  recordOf,
  recordWords,
  shownIdFor,
  showProfile,
  useProfiles,
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

/** As a page that was loaded anew begins. */
async function reload() {
  useProfiles.setState({ actorId: null, list: [], shownId: null })
  await loadProfiles(actorId)
}

it('who has but their own record has nothing to choose', () => {
  expect(useProfiles.getState()).toEqual({ actorId, list: [], shownId: null })
  expect(hasSeveral(useProfiles.getState())).toBe(false)
  expect([shownIdFor(actorId), readShownProfile(), ofRecordWords()]).toEqual([
    ...[actorId, undefined, ''],
  ])
})

it('a record is called by its person’s name, and by words of its own where there is none', () => {
  const words = ['person', 'carer'].map(role => recordWords({ name: 'Zoë', role } as NotedProfile))
  expect([...words, recordOf('Đặng')]).toEqual(['Your record', 'Zoë’s record', 'Đặng’s record'])
  const nameless = { name: '', role: 'viewer' } as const
  expect([recordWords(nameless), recordOf(''), recordOf(null)]).toEqual([
    'Record with no name yet',
    'the record with no name yet',
    'the record with no name yet',
  ])
})

describe('with another record', () => {
  beforeEach(() => changeProfiles(actorId, () => [own, leo]))

  it('one’s own is shown until another is chosen', () => {
    expect(shownIdFor(actorId)).toBe(actorId)
    showProfile('leo')
    expect([shownIdFor(actorId), readShownProfile()]).toEqual(['leo', 'leo'])
    showProfile(actorId)
    expect([shownIdFor(actorId), readShownProfile()]).toEqual([actorId, undefined])
  })

  it('a reload goes on with the one that was shown', async () => {
    showProfile('leo')
    await reload()
    expect(shownIdFor(actorId)).toBe('leo')
  })

  it('one that is not in the list is never shown', async () => {
    showProfile('mia')
    expect(shownIdFor(actorId)).toBe(actorId)
    showProfile('leo')
    await changeProfiles(actorId, list => list.filter(({ id }) => id !== 'leo'))
    expect(shownIdFor(actorId)).toBe(actorId)
    await reload()
    expect(shownIdFor(actorId)).toBe(actorId)
  })

  it('what was typed for one is not there for the other', () => {
    writeDraft('personal', { fullName: 'Ana K' })
    showProfile('leo')
    expect(readDraft('personal')).toBeUndefined()
    writeDraft('personal', { fullName: 'Leo K' })
    showProfile(actorId)
    expect(readDraft('personal')).toEqual({ fullName: 'Ana K' })
  })

  it('what is deleted says from whose record', () => {
    expect(ofRecordWords()).toBe(': Your record')
    showProfile('leo')
    expect(ofRecordWords()).toBe(': Leo’s record')
  })

  it('somebody else who signs in sees none of it', async () => {
    showProfile('leo')
    await loadProfiles('bo')
    expect(useProfiles.getState()).toEqual({ actorId: 'bo', list: [], shownId: null })
  })

  it('a sign-out forgets the note, or keeps it for the same person', async () => {
    await leaveProfiles(actorId, { forget: false })
    expect(useProfiles.getState().list).toEqual([])
    expect(await readProfilesNote(actorId)).toHaveLength(2)
    await leaveProfiles(actorId, { forget: true })
    expect(await readProfilesNote(actorId)).toEqual([])
  })
})
