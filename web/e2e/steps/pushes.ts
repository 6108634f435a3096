import {
  type PushAnswer,
  type PushRequest,
  pushAnswerSchema,
  pushRequestSchema,
} from 'sync-protocol/sync'
import { expect, type Gate } from '../harness'

interface Push {
  sent: PushRequest
  answer: PushAnswer
}

/** What devices behind the gate sent and the server took, in its order. */
export const pushesOf = (gate: Gate): Push[] =>
  gate.said('/api/sync/push').map(({ sent, answer }) => ({
    sent: pushRequestSchema.parse(sent),
    answer: pushAnswerSchema.parse(answer),
  }))

/** Numbers without gaps, one change a number, and none of them sent under two numbers. */
export function expectEachOnce(pushes: readonly Push[]): void {
  const sent = pushes.flatMap(push => push.sent.mutations)
  const hashById = new Map(sent.map(({ id, hash }) => [id, hash]))
  expect(sent.filter(({ id, hash }) => hashById.get(id) !== hash)).toEqual([])
  expect([...hashById.keys()].sort((a, b) => a - b)).toEqual(
    [...hashById.keys()].map((_, nth) => nth + 1),
  )
  expect(new Set(hashById.values()).size).toBe(hashById.size)
}
