import type { Space } from '../page/store'
import type { BenchRow, Change } from '../rows'

export type Cookie = { name: string; value: string; url: string }

export interface RemoteSpace {
  space: Space
  cookies: Cookie[]
  /** Writes changes of another device that has seen all rows. */
  write(changes: readonly Change[]): Promise<void>
  rows(): Promise<BenchRow[]>
}

export interface Remote {
  newSpace(): Promise<RemoteSpace>
  dispose(): Promise<void>
}

export async function json<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`${answer.url} ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer // the benchmark itself started the server
}
