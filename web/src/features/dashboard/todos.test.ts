import type { MedicalRecord } from 'sync-protocol/medical'
import { medicalRecordOf } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { type HomeFacts, todosOf } from './todos'

const NOW = Date.UTC(2026, 10, 22)
const day = (iso: string) => Date.parse(iso)
const profile = {
  id: 'p',
  fullName: 'Ada',
  dateOfBirth: '1990-01-01',
  conditionsState: 'noneKnown' as const,
}
const whole: MedicalRecord = {
  ...medicalRecordOf([], day('2026-11-21')),
  profile,
  contacts: [{ id: 'c', name: 'Bo', relationship: 'Friend', phoneNumber: '1' }],
  allergies: [{ id: 'a', allergen: 'Latex', severity: 'Mild' }],
  medications: [{ id: 'm', name: 'Warfarin' }],
}
const { dateOfBirth: _, ...unborn } = profile
const { conditionsState: __, ...unstated } = profile
const none = { codeId: 'q', stale: 0, dead: 0, isCodeOld: false }
const waiting = { name: 'Ana', profileId: 'p' }
const facts = (changes: Partial<HomeFacts> = {}, record: Partial<MedicalRecord> = {}) => ({
  record: { ...whole, ...record },
  codeCount: 1,
  today: '2026-11-22',
  nowMs: NOW,
  rights: { edit: true, codes: true },
  ...changes,
})

it('a complete, sent and recent record has nothing to do', () => {
  expect(todosOf(facts())).toEqual([])
})

describe('each condition', () => {
  it.each<[string, ReturnType<typeof facts>, object]>([
    [
      'the first run is open',
      facts({ isFirstRunOpen: true, codeCount: 0 }),
      { kind: 'unfinished' },
    ],
    ['no contact', facts({}, { contacts: [] }), { kind: 'contact' }],
    ['no code', facts({ codeCount: 0 }), { kind: 'code' }],
    [
      'stale prints',
      facts({ prints: { ...none, stale: 2, isCodeOld: true } }),
      { kind: 'stalePrints', codeId: 'q', count: 2 },
    ],
    [
      'prints with an old link',
      facts({ prints: { ...none, stale: 2, dead: 1, isCodeOld: true } }),
      { kind: 'deadPrints', codeId: 'q', count: 1 },
    ],
    [
      'a code that is older than the record, without a print',
      facts({ prints: { ...none, isCodeOld: true } }),
      { kind: 'updateCode' },
    ],
    [
      'a due date that passed',
      facts({}, { profile: { ...profile, pregnancyDueDate: '2026-11-07' } }),
      { kind: 'dueDate' },
    ],
    ['no recovery kit', facts({ lacksRecoveryKit: true }), { kind: 'kit' }],
    ['an address to confirm', facts({ isEmailUnconfirmed: true }), { kind: 'email' }],
    ['a person who waits', facts({ waiting }), { kind: 'waiting', ...waiting }],
    ['a record on this phone only', facts({ isOnThisPhoneOnly: true }), { kind: 'backup' }],
    ['no allergies', facts({}, { allergies: [] }), { kind: 'allergies' }],
    ['no medicines', facts({}, { medications: [] }), { kind: 'medications' }],
    ['no conditions', facts({}, { profile: unstated }), { kind: 'conditions' }],
    ['no date of birth', facts({}, { profile: unborn }), { kind: 'birth' }],
    [
      'unchanged for six months',
      facts({}, { changedAtMs: day('2026-05-22') }),
      { kind: 'stillRight', profileId: 'p' },
    ],
  ])('%s', (_, given, todo) => {
    expect(todosOf(given)).toEqual([todo])
  })
})

it('each thing comes before the next one', () => {
  const everything = facts(
    {
      isFirstRunOpen: true,
      prints: { ...none, stale: 1 },
      isEmailUnconfirmed: true,
      waiting,
      isOnThisPhoneOnly: true,
    },
    {
      changedAtMs: day('2026-01-01'),
      profile: { ...unborn, pregnancyDueDate: '2026-01-07' },
    },
  )
  const nothingElse = { isFirstRunOpen: false, prints: undefined, isEmailUnconfirmed: false }
  const kinds = (changes: Partial<HomeFacts> = {}) =>
    todosOf({ ...everything, ...changes }).map(({ kind }) => kind)
  const begun = { codeCount: 0 }
  expect(kinds(begun)).toEqual(['waiting', 'unfinished', 'stalePrints'])
  expect(kinds({ ...begun, waiting: undefined })).toEqual(['unfinished', 'stalePrints', 'dueDate'])
  const without = { ...everything.record, profile: unborn }
  expect(kinds({ isFirstRunOpen: false, prints: undefined, record: without })).toEqual([
    'waiting',
    'email',
    'backup',
  ])
  expect(kinds({ ...nothingElse, waiting: undefined, record: without })).toEqual([
    'backup',
    'birth',
    'stillRight',
  ])
  expect(
    kinds({
      ...nothingElse,
      codeCount: 0,
      record: { ...without, contacts: [], allergies: [], medications: [] },
    }),
  ).toEqual(['waiting', 'contact', 'code'])
})

it('an empty record has three things to do, and the first run replaces what it asks', () => {
  const empty = medicalRecordOf([], NOW)
  const kinds = (changes: Partial<HomeFacts>) =>
    todosOf({ ...facts(changes), record: empty, codeCount: 0 }).map(({ kind }) => kind)
  expect(kinds({})).toEqual(['contact', 'code', 'allergies'])
  expect(kinds({ isFirstRunOpen: true, isOnThisPhoneOnly: true })).toEqual([
    'unfinished',
    'backup',
    'birth',
  ])
})

it('with a code, the first run is finished', () => {
  expect(todosOf(facts({ isFirstRunOpen: true }))).toEqual([])
})

it.each([
  ['on the first day', undefined, '2026-11-22', false],
  ['a day before six months', '2026-05-23T00:00:00.000Z', '2026-11-22', false],
  ['after six months', '2026-05-22T00:00:00.000Z', '2026-11-22', true],
  ['never confirmed, last changed six months ago', undefined, '2026-05-22', true],
  ['never confirmed, changed since', undefined, '2026-06-22', false],
  ['confirmed by a clock a year ahead', '2027-11-22T00:00:00.000Z', '2026-11-22', true],
  ['confirmed by a clock an hour ahead', '2026-11-22T01:00:00.000Z', '2026-01-22', false],
])('asks whether the record is still right: %s', (_, confirmedAt, changedAt, isAsked) => {
  const given = facts(
    {},
    { profile: { ...profile, ...(confirmedAt && { confirmedAt }) }, changedAtMs: day(changedAt) },
  )
  expect(todosOf(given)).toEqual(isAsked ? [{ kind: 'stillRight', profileId: 'p' }] : [])
})

it('a viewer is not asked to edit, and a person without the right to codes not to print', () => {
  const given = facts(
    { prints: { ...none, stale: 1 }, codeCount: 0, waiting },
    { contacts: [], allergies: [] },
  )
  const kinds = (rights: HomeFacts['rights']) =>
    todosOf({ ...given, rights }).map(({ kind }) => kind)
  expect(kinds({ edit: false, codes: false })).toEqual(['waiting'])
  expect(kinds({ edit: true, codes: false })).toEqual(['waiting', 'contact', 'allergies'])
  expect(kinds({ edit: false, codes: true })).toEqual(['waiting', 'code', 'stalePrints'])
})
