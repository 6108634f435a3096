/** Sequences of turns that seldom happen by chance and have found faults. */
import fc from 'fast-check'
import { MAX_PHONES } from './phone'
import type { Drain, Step, Turn } from './steps'

type Write = NonNullable<Drain['action']>

const calm = { meanwhile: null, conditions: null, diskFault: null }
const quietDrain: Step = { do: 'drain', action: null, ...calm }
const nth = fc.nat({ max: 5 })
const pair = fc.constantFrom([0, 1] as const, [1, 0] as const)

const parting = (ways: (turns: { phone: RowTurns; away: RowTurns }) => Turn[]) =>
  fc.tuple(pair, nth).map(([[phone, away], nth]): Turn[] => {
    const turns = { phone: rowTurns(phone, nth), away: rowTurns(away, nth) }
    return [turns.phone.sends('add'), turns.away.sends(), ...ways(turns)]
  })

type RowTurns = ReturnType<typeof rowTurns>
/** Turns of one phone with one row. `sends` drains immediately, `keeps` does not. */
const rowTurns = (phone: number, nth: number) => {
  const rest = { nth, field: 0, diskFault: null }
  return {
    sends: (what?: 'add' | 'edit' | 'remove'): Turn => [
      phone,
      what ? { do: 'drain', action: { do: what, ...rest }, ...calm } : quietDrain,
    ],
    keeps: (what: 'edit' | 'undo'): Turn => [phone, { do: what, ...rest }],
  }
}

/** The server remembers neither the row nor its deletion. */
const editOfForgotten = parting(({ phone, away }) => [
  phone.sends('remove'),
  [0, { do: 'forget deletions' }],
  away.sends('edit'),
])

/** An edit is based on a version that a restore removes, and another change takes its number. */
const editOfRestored = parting(({ phone, away }) => [
  [0, { do: 'backup' }],
  phone.sends('edit'),
  away.sends(),
  away.keeps('edit'),
  [0, { do: 'restore' }],
  phone.sends('edit'),
  away.sends(),
])

/** A person restores a row that the other person has deleted too, and does not know it. */
const deletedByBoth = parting(({ phone, away }) => [
  phone.sends('remove'),
  phone.keeps('undo'),
  away.sends('remove'),
  phone.sends(),
])

const sentAtOnce = (writes: fc.Arbitrary<Write>) =>
  writes.map((action): Step => ({ do: 'drain', action, ...calm }))

/** A restore loses what was sent after the backup. A copy of the profile from before goes on. */
const copyAndRestore = (writes: fc.Arbitrary<Write>) => {
  const sent = sentAtOnce(writes)
  return fc
    .tuple(pair, sent, sent, sent, sent)
    .map(([[phone], first, lost, ofCopy, last]): Turn[] => [
      [phone, first],
      [phone, { do: 'backup' }],
      [phone, { do: 'copy profile' }],
      [phone, lost],
      [phone, { do: 'restore' }],
      [MAX_PHONES - 1, ofCopy],
      [phone, last],
    ])
}

/** A copy of a profile is idle during two restores, and the other one sends between them. */
const copyAndTwoRestores = (writes: fc.Arbitrary<Write>) => {
  const sent = sentAtOnce(writes)
  return fc
    .tuple(pair, sent, sent, sent, sent)
    .map(([[phone], first, lost, ofOther, last]): Turn[] => [
      [phone, first],
      [phone, { do: 'backup' }],
      [phone, { do: 'copy profile' }],
      [MAX_PHONES - 1, lost],
      [phone, { do: 'restore' }],
      [phone, ofOther],
      [phone, { do: 'backup' }],
      [phone, { do: 'restore' }],
      [MAX_PHONES - 1, last],
    ])
}

export const scenarios = (writes: fc.Arbitrary<Write>): fc.Arbitrary<Turn[]> =>
  fc.oneof(
    copyAndRestore(writes),
    copyAndTwoRestores(writes),
    editOfForgotten,
    editOfRestored,
    deletedByBoth,
  )
