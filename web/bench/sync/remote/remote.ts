import type { Space } from '../page/store'
import type { BenchRow, Change } from '../rows'

/** Cookies a page must bring along. */
export type Cookie = { name: string; value: string; url: string }

/** One person's rows on a server, as another device of theirs changes and reads them. */
export interface RemoteSpace {
  space: Space
  cookies: Cookie[]
  /** Another device's changes, made by somebody who has seen all there is. */
  write(changes: readonly Change[]): Promise<void>
  rows(): Promise<BenchRow[]>
}

export interface Remote {
  /** A person nobody knows yet. */
  newSpace(): Promise<RemoteSpace>
  dispose(): Promise<void>
}

/** What a request that must not fail answered. */
export async function json<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`${answer.url} ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer // the benchmark talks to servers it started itself
}
