import { get, update } from './key-value'
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

export const readAnswered = (actorId: string): Promise<AnsweredByProfile> =>
  get<AnsweredByProfile>(remindersKeyOf(actorId)).then(
    noted => noted ?? {},
    () => ({}),
  )

/** Where the browser keeps nothing, it is asked again. */
export const noteAnswered = (actorId: string, id: string, answered: Answered): Promise<void> =>
  update<AnsweredByProfile>(remindersKeyOf(actorId), (before = {}) => ({
    ...before,
    [id]: { ...before[id], ...answered },
  })).catch(() => undefined)
