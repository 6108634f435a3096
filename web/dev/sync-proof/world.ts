import { claimOf } from '../../../api/test/records'
import type { SyncMeta } from '../../src/db/tables'
import { Ledger } from './ledger'
import { Line } from './line'
import { Phone } from './phone'
import type { Server, Whose } from './server'
import type { Snapshot } from './snapshot'
import type { Story } from './stories'

const YEAR_MS = 365 * 24 * 3_600_000

export interface World {
  server: Server
  line: Line
  phones: Phone[]
  ledgers: Map<string, Ledger>
  lateEvents: (() => Promise<void>)[]
  cookies: Map<string, SyncMeta['cookie']>
  /** The last checked snapshot and change counter, by phone and person. While both are the same, all holds. */
  seen: Map<string, { snapshot: Snapshot; changes: number }>
  happened: Set<string>
  deleted: Set<string>
  words: number
  close?(phone: Phone, record: Whose): Promise<void>
}

export function createWorld(server: Server, { skewYears }: Pick<Story, 'skewYears'>): World {
  const [first] = server.people
  const happened = new Set<string>()
  return {
    server,
    happened,
    line: new Line(server, happened),
    phones: skewYears.map((years, number) => new Phone(number, first, { skewMs: years * YEAR_MS })),
    ledgers: new Map(server.records.map(({ id }) => [id, new Ledger()])),
    lateEvents: [],
    ...{ cookies: new Map(), seen: new Map() },
    deleted: new Set(),
    words: 0,
  }
}

export function ledgerOf({ ledgers }: Pick<World, 'ledgers'>, { id }: Whose): Ledger {
  const ledger = ledgers.get(id)
  if (!ledger) throw new Error('a record from nowhere')
  return ledger
}

/** The link of the nth code. No two codes share one. */
export const claimNo = (n: number) => claimOf(`${n}`.padStart(26, '0'))
export { YEAR_MS }
