import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './client'

export interface Context {
  client: Client
  port: number
  /** One line per request. */
  log: readonly LogLine[]
  emailsTo(email: string): Promise<number>
  /** Sends SIGSTOP to every Postgres process. Call the returned function to continue them. */
  freezeDatabase(): () => void
  /** Resident memory of the server. */
  memoryMb(): Promise<number>
  deadlocks(): Promise<number>
}

export interface LogLine {
  route: string
  status: number
  failure?: { name: string } | undefined
}

/** Checked in addition to the calm person's times. */
export interface Finding {
  claim: string
  holds: boolean
  seen: string
  /** Shown even if the claim holds. */
  figure?: string
}

/** Something that no client may be able to do. */
export interface Attack<State = unknown> {
  /** For `--only=`. */
  name: string
  title: string
  /** The calm person starts after an attack that stops the database. */
  isOutage?: true
  /** This step must not cause much load. */
  prepare(context: Context): Promise<State>
  /** The attack must be bounded and end with `signal`. Its answers do not matter. */
  attack(context: Context, state: State, signal: AbortSignal): Promise<void>
  check?(context: Context, state: State): Promise<Finding[]>
}

/** Attacks with different states fit into one list. */
export const defineAttack = <State>(attack: Attack<State>): Attack =>
  // Only `prepare` makes the state for the other functions.
  attack as Attack

export const finding = (claim: string, holds: boolean, seen: unknown): Finding => ({
  claim,
  holds,
  seen: String(seen),
})

/**
 * `lanes` workers run `work` until the signal or `most` calls in all. Cheap calls are paced, because only the
 * network can stop a flood of them.
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
      // The call may be answered, refused or cut.
      if (!signal.aborted) await work(nth).catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
