/**
 * Turns that belong together: what seldom comes about by chance, and has been found to matter. They
 * stand in the middle of a history like any other turn.
 */
import fc from 'fast-check'
import { MAX_PHONES } from './phone'
import type { Drain, Step, Turn } from './steps'

/** What is done before a drain, and sent with it. */
type Write = NonNullable<Drain['action']>

const calm = { meanwhile: null, conditions: null, diskFault: null }
const quietDrain: Step = { do: 'drain', action: null, ...calm }
const nth = fc.nat({ max: 5 })
/** A phone that is there from the start, and the other one. */
const pair = fc.constantFrom([0, 1] as const, [1, 0] as const)

/** Both of a pair have a row; then the two go their ways with it. */
const parting = (ways: (turns: { phone: RowTurns; away: RowTurns }) => Turn[]) =>
  fc.tuple(pair, nth).map(([[phone, away], nth]): Turn[] => {
    const turns = { phone: rowTurns(phone, nth), away: rowTurns(away, nth) }
    return [turns.phone.sends('add'), turns.away.sends(), ...ways(turns)]
  })

type RowTurns = ReturnType<typeof rowTurns>
/** What one phone does to one row, sent at once or kept. */
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

/** Who edits a row has long been away, and the server remembers neither the row nor its deletion. */
const editOfForgotten = parting(({ phone, away }) => [
  phone.sends('remove'),
  [0, { do: 'forget deletions' }],
  away.sends('edit'),
])

/** An edit waits that has seen what a restore takes away, and something else takes its number. */
const editOfRestored = parting(({ phone, away }) => [
  [0, { do: 'backup' }],
  phone.sends('edit'),
  away.sends(),
  away.keeps('edit'),
  [0, { do: 'restore' }],
  phone.sends('edit'),
  away.sends(),
])

/** Who brings back what they deleted has not heard that the other one deleted it, too. */
const deletedByBoth = parting(({ phone, away }) => [
  phone.sends('remove'),
  phone.keeps('undo'),
  away.sends('remove'),
  phone.sends(),
])

const sentAtOnce = (writes: fc.Arbitrary<Write>) =>
  writes.map((action): Step => ({ do: 'drain', action, ...calm }))

/** What is sent after a backup is lost with it; a copy of the profile from before goes on meanwhile. */
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

/** A copy of a profile sleeps through two restores, and the other one sends between them. */
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
