import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './client'

export interface Context {
  /** As the attackers use it. */
  client: Client
  port: number
  /** Of the running server: what it logged so far, a line a request. */
  log: readonly LogLine[]
  /** E-mails that went out to an address. */
  emailsTo(email: string): Promise<number>
  /** Stops every process of Postgres where it is; call what it gives to let them go on. */
  freezeDatabase(): () => void
  /** The resident memory of the server's process, in MB. */
  memoryMb(): Promise<number>
  /** Transactions that Postgres ended because they waited for each other. */
  deadlocks(): Promise<number>
}

export interface LogLine {
  route: string
  status: number
  failure?: { name: string } | undefined
}

/** What came of it, besides what the calm person met. */
export interface Finding {
  /** What is claimed, in a few words. */
  claim: string
  holds: boolean
  /** What was seen instead. */
  seen: string
  /** For the table, also where the claim holds. */
  figure?: string
}

/** One thing that no client may do, done. */
export interface Attack<State = unknown> {
  /** As in `--only=`. */
  name: string
  /** One line of the table. */
  title: string
  /** Nobody can be calm meanwhile: the calm person begins their day when it is over. */
  isOutage?: true
  /** Accounts and rows; nothing that costs the server much. */
  prepare(context: Context): Promise<State>
  /** The load: bounded in count, and ended by `signal`. What it is answered is its own affair. */
  attack(context: Context, state: State, signal: AbortSignal): Promise<void>
  check?(context: Context, state: State): Promise<Finding[]>
}

/** For a list of attacks whose states nobody else looks into. */
export const defineAttack = <State>(attack: Attack<State>): Attack =>
  // Only `prepare` makes the state that the others get.
  attack as Attack

export const finding = (claim: string, holds: boolean, seen: unknown): Finding => ({
  claim,
  holds,
  seen: String(seen),
})

/**
 * `lanes` workers do one thing after the other, until the signal or `most` times in all. What costs the
 * server little by itself is paced: a flood that only its network can stop proves nothing here.
 */
export async function keepDoing(
  { lanes, most, perSecond = Infinity }: { lanes: number; most: number; perSecond?: number },
  signal: AbortSignal,
  work: (nth: number) => Promise<unknown>,
): Promise<void> {
  let begun = 0
  const startMs = performance.now()
  const lane = async () => {
    while (!signal.aborted && begun < most) {
      const nth = begun++
      const waitMs = startMs + (nth / perSecond) * 1_000 - performance.now()
      if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => {})
      // Refused, cut or answered: the next one follows.
      if (!signal.aborted) await work(nth).catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
