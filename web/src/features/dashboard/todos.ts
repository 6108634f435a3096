/** The next steps of the person, in order of harm. */
import {
  isDueDatePast,
  listState,
  type MedicalRecord,
  type StatedList,
} from 'sync-protocol/medical'
import { CLOCKS_DIFFER_MS } from 'sync-protocol/qr'

export interface HomeFacts {
  record: MedicalRecord
  codeCount: number
  /** Prints of the first code that has any to renew. */
  prints?: { codeId: string; stale: number; dead: number; isCodeOld: boolean } | undefined
  isFirstRunOpen?: boolean
  isEmailUnconfirmed?: boolean
  lacksRecoveryKit?: boolean
  /** Accepted an invitation, and waits for the answer. */
  waiting?: { name: string; profileId: string } | undefined
  isOnThisPhoneOnly?: boolean
  rights: { edit: boolean; codes: boolean }
  today: string
  nowMs: number
}

/** Most people have no plans, so no one is asked for them. */
type AskedList = Exclude<StatedList, 'plans'>
type GapKind = AskedList | 'contact' | 'code' | 'dueDate' | 'birth'
export type Todo =
  | { kind: GapKind | 'unfinished' | 'updateCode' | 'email' | 'kit' | 'backup' }
  | { kind: 'stillRight'; profileId: string }
  | { kind: 'stalePrints' | 'deadPrints'; codeId: string; count: number }
  | { kind: 'waiting'; name: string; profileId: string }

const TODOS_MAX = 3
const MONTHS_UNTIL_CHECK = 6

/** At most three, the most urgent first. A person who may not do a thing is not asked for it. */
export function todosOf(facts: HomeFacts): Todo[] {
  return RULES.filter(({ right }) => !right || facts.rights[right])
    .flatMap(({ find }) => find(facts) || [])
    .slice(0, TODOS_MAX)
}

type Find = (facts: HomeFacts) => Todo | undefined | false

interface Rule {
  right?: keyof HomeFacts['rights']
  find: Find
}

const edit = (find: Find): Rule => ({ right: 'edit', find })
const codes = (find: Find): Rule => ({ right: 'codes', find })

/** A code is the last step of the first run, and other screens make one, too. */
const isUnfinished = ({ isFirstRunOpen, codeCount }: HomeFacts) => isFirstRunOpen && codeCount === 0

/** The first run asks for it, so one line is enough until the run is finished. */
const laterThanFirstRun =
  (find: Find): Find =>
  facts =>
    !isUnfinished(facts) && find(facts)

const RULES: readonly Rule[] = [
  // Another person can go on only after this one.
  { find: ({ waiting }) => waiting && { kind: 'waiting', ...waiting } },
  edit(facts => isUnfinished(facts) && { kind: 'unfinished' }),
  edit(laterThanFirstRun(({ record }) => record.contacts.length === 0 && { kind: 'contact' })),
  codes(laterThanFirstRun(({ codeCount }) => codeCount === 0 && { kind: 'code' })),
  codes(printsToRenew),
  edit(
    ({ record: { profile }, today }) =>
      isDueDatePast(profile?.pregnancyDueDate ?? '', today) && { kind: 'dueDate' },
  ),
  { find: ({ lacksRecoveryKit }) => lacksRecoveryKit && { kind: 'kit' } },
  { find: ({ isEmailUnconfirmed }) => isEmailUnconfirmed && { kind: 'email' } },
  { find: ({ isOnThisPhoneOnly }) => isOnThisPhoneOnly && { kind: 'backup' } },
  edit(laterThanFirstRun(notEntered('allergies'))),
  edit(laterThanFirstRun(notEntered('medications'))),
  edit(laterThanFirstRun(notEntered('conditions'))),
  edit(({ record }) => !record.profile?.dateOfBirth && { kind: 'birth' }),
  edit(checkDue),
]

function notEntered(list: AskedList): Find {
  return ({ record }) =>
    listState(record.profile, list, record[list].length) === 'notRecorded' && { kind: list }
}

/** The screen that prints everything stale again updates the code first. */
function printsToRenew({ prints }: HomeFacts): Todo | undefined {
  if (!prints) return undefined
  const { codeId, stale, dead, isCodeOld } = prints
  if (dead > 0) return { kind: 'deadPrints', codeId, count: dead }
  if (stale > 0) return { kind: 'stalePrints', codeId, count: stale }
  return isCodeOld ? { kind: 'updateCode' } : undefined
}

function checkDue({ record: { profile, changedAtMs }, nowMs }: HomeFacts): Todo | undefined {
  if (!profile) return undefined
  const since = new Date(profile.confirmedAt ?? changedAtMs)
  // A clock that was ahead would put the question off by as long.
  const isAhead = since.getTime() > nowMs + CLOCKS_DIFFER_MS
  const due = new Date(isAhead ? 0 : since)
  due.setMonth(due.getMonth() + MONTHS_UNTIL_CHECK)
  return nowMs >= due.getTime() ? { kind: 'stillRight', profileId: profile.id } : undefined
}
