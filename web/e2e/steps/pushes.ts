import {
  type ExchangeRequest,
  exchangeLineSchema,
  exchangeRequestSchema,
  type Outcome,
} from 'sync-protocol/sync'
import { expect, type Gate } from '../harness'

const SYNC = '/api/sync'

/** An exchange that sent changes. */
interface Push {
  sent: ExchangeRequest
  outcomes: Outcome[]
}

/** The pushes from devices behind the gate that the server accepted, in order. */
export const pushesOf = (gate: Gate): Push[] =>
  gate
    .said(SYNC)
    .map(({ sent, answer }) => ({
      sent: exchangeRequestSchema.parse(sent),
      outcomes: outcomesIn(answer),
    }))
    .filter(({ sent }) => sent.mutations.length > 0)

function outcomesIn(lines: string): Outcome[] {
  const head = exchangeLineSchema.parse(JSON.parse(lines.slice(0, lines.indexOf('\n'))))
  return 'head' in head ? head.head.outcomes : []
}

/** Holds back the answer to the next push. */
export const holdPush = (gate: Gate) =>
  gate.holdAnswer(SYNC, sent => exchangeRequestSchema.parse(sent).mutations.length > 0)

/** Numbers have no gaps, each number has one change, and no change has two numbers. */
export function expectEachOnce(pushes: readonly Push[]): void {
  const sent = pushes.flatMap(push => push.sent.mutations)
  const hashById = new Map(sent.map(({ id, hash }) => [id, hash]))
  expect(sent.filter(({ id, hash }) => hashById.get(id) !== hash)).toEqual([])
  expect([...hashById.keys()].sort((a, b) => a - b)).toEqual(
    [...hashById.keys()].map((_, nth) => nth + 1),
  )
  expect(new Set(hashById.values()).size).toBe(hashById.size)
}
