import { getIfKept, update } from '../stores/key-value'
import { remindersKeyOf } from './profiles-note'

export interface Answered {
  /** The age at which the question about the hand-over was last answered. */
  handOver?: number
  /** The day on which the list of members was last reviewed, `YYYY-MM-DD`. */
  reviewedOn?: string
}

export type AnsweredByProfile = Readonly<Record<string, Answered>>

export const readAnswered = async (actorId: string): Promise<AnsweredByProfile> =>
  (await getIfKept<AnsweredByProfile>(remindersKeyOf(actorId))) ?? {}

export const noteAnswered = (actorId: string, id: string, answered: Answered): Promise<void> =>
  update<AnsweredByProfile>(remindersKeyOf(actorId), (before = {}) => ({
    ...before,
    [id]: { ...before[id], ...answered },
  }))
