import { getIfKept, update } from './key-value'
import { remindersKeyOf } from './profiles-note'

/** What was asked about a record on this phone, and answered. */
export interface Answered {
  /** Handing it over: for the last time at this age. */
  handOver?: number
  /** Who may open it was looked at on this day, `YYYY-MM-DD`. */
  reviewedOn?: string
}

/** By the record's id. */
export type AnsweredByProfile = Readonly<Record<string, Answered>>

export const readAnswered = async (actorId: string): Promise<AnsweredByProfile> =>
  (await getIfKept<AnsweredByProfile>(remindersKeyOf(actorId))) ?? {}

/** Where the browser keeps nothing, it is asked again. */
export const noteAnswered = (actorId: string, id: string, answered: Answered): Promise<void> =>
  update<AnsweredByProfile>(remindersKeyOf(actorId), (before = {}) => ({
    ...before,
    [id]: { ...before[id], ...answered },
  })).catch(() => undefined)
