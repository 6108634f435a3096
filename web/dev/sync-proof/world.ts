/** Two people, their phones, the line and the server, and the book of what was promised. */
import type { SyncMeta } from '../../src/db/tables'
import { Ledger } from './ledger'
import { Line } from './line'
import { Phone } from './phone'
import type { Person, Server } from './server'
import type { Story } from './stories'

const YEAR_MS = 365 * 24 * 3_600_000

export interface World {
  server: Server
  line: Line
  phones: Phone[]
  ledgers: Map<Person, Ledger>
  /** Events on their way. */
  lateEvents: (() => Promise<void>)[]
  /** Of each phone and person, the last cookie seen there. */
  cookies: Map<string, SyncMeta['cookie']>
  /** What the history can be counted under. */
  happened: Set<string>
  /** Rows the server was seen to hold as deleted. */
  deleted: Set<string>
  words: number
}

export function createWorld(server: Server, { skewYears }: Pick<Story, 'skewYears'>): World {
  const [first, second] = server.people
  const happened = new Set<string>()
  return {
    server,
    happened,
    line: new Line(server, happened),
    phones: skewYears.map((years, number) => new Phone(number, first, years * YEAR_MS)),
    ledgers: new Map([
      [first, new Ledger()],
      [second, new Ledger()],
    ]),
    lateEvents: [],
    cookies: new Map(),
    deleted: new Set(),
    words: 0,
  }
}

export function ledgerOf({ ledgers }: World, person: Person): Ledger {
  const ledger = ledgers.get(person)
  if (!ledger) throw new Error('a person from nowhere')
  return ledger
}

/** A code's token: 26 characters of which no two codes share all. */
export const tokenOf = (n: number): string => `${n}`.padStart(26, '0')
export { YEAR_MS }
