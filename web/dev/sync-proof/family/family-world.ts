import { clear } from 'idb-keyval'
import type { AccessRole, Role } from 'sync-protocol/family'
import { changeProfilesNote, type NotedProfile } from '../../../src/people/profiles-note'
import type { DrainResult } from '../../../src/sync/engine/drain'
import { drainPatiently } from '../history'
import { Ledger } from '../ledger'
import { type Asked, Line } from '../line'
import { Phone } from '../phone'
import type { Person, Whose } from '../server'
import type { Snapshot } from '../snapshot'
import { type World, YEAR_MS } from '../world'
import type { FamilyServer } from './family-server'

export interface FamilyWorld extends World {
  server: FamilyServer
  roles: Map<string, Role>
  /** Person and record pairs that the server has refused as non-members. */
  saidClosed: Set<string>
  actors: Map<string, string>
  /** Content of phones that have closed the record, by record id. */
  past: Map<string, Snapshot[]>
  /** Kills a phone at this use of the disk while it closes a record. */
  closingKill: number | null
  isHealing: boolean
  drain(phone: Phone, record: Whose): Promise<DrainResult | undefined>
}

export const placeOf = (person: { id: string }, record: { id: string }) =>
  `${person.id} ${record.id}`

export function roleOf(
  { roles, server }: Pick<FamilyWorld, 'roles' | 'server'>,
  person: { id: string },
  record: Whose,
): AccessRole | undefined {
  const [mother] = server.people
  if (person.id === record.id) return 'person'
  return person.id === mother.id ? 'guardian' : roles.get(placeOf(person, record))
}

export async function createFamilyWorld(
  server: FamilyServer,
  skewYears: readonly number[],
  close: (world: FamilyWorld, phone: Phone, record: Whose) => Promise<void>,
): Promise<FamilyWorld> {
  await clear() // Notes of phones outside of their databases. Each belongs to another person.
  const happened = new Set<string>()
  const roles = new Map(
    server.start.map(({ person, record, role }) => [placeOf(person, record), role]),
  )
  const state = { server, roles, saidClosed: new Set<string>(), actors: new Map<string, string>() }
  const phones = server.people.map((person, number) => {
    const skewMs = (skewYears[number] ?? 0) * YEAR_MS
    return new Phone(number, person, { skewMs, actorId: person.id })
  })
  const world: FamilyWorld = {
    ...{ ...state, phones, happened },
    line: new Line(server, happened, asked => watchCall(state, asked)),
    ledgers: new Map(server.records.map(({ id }) => [id, new Ledger()])),
    past: new Map(server.records.map(({ id }) => [id, []])),
    ...{ lateEvents: [], cookies: new Map(), seen: new Map(), deleted: new Set(), words: 0 },
    ...{ closingKill: null, isHealing: false },
    close: (phone, record) => close(world, phone, record),
    drain: (phone, record) => drainPatiently(world, phone, record),
  }
  for (const person of server.people) await noteRecords(world, person)
  return world
}

async function noteRecords(world: FamilyWorld, person: Person): Promise<void> {
  const shared = { name: '', color: null, people: {} }
  const own: NotedProfile = { ...shared, id: person.id, role: 'person', kind: 'person' }
  const others = world.server.records.flatMap((record): NotedProfile[] => {
    const role = roleOf(world, person, record)
    const kind = record.id === world.server.people[0].id ? 'person' : 'managed'
    return role && role !== 'person' ? [{ ...shared, id: record.id, role, kind }] : []
  })
  await changeProfilesNote(person.id, () => [own, ...others])
}

/**
 * Checks each exchange: an answer has no text of another record, only members get an answer, and no
 * member is refused as a non-member.
 */
function watchCall(
  state: Pick<FamilyWorld, 'roles' | 'server' | 'saidClosed' | 'actors'>,
  { session, path, init }: Asked,
) {
  if (path !== '/api/sync' || !session) return () => []
  const asked: { userId: string; actorId?: string; clientId: string } = JSON.parse(
    String(init.body),
  )
  const { records } = state.server
  const record = records.find(({ id }) => id === asked.userId)
  if (!record) return () => []
  const actorId = asked.actorId ?? asked.userId
  state.actors.set(asked.clientId, actorId)
  const before = roleOf(state, session, record)
  return (answer: Response, body: ArrayBuffer): string[] => {
    const text = new TextDecoder().decode(body)
    const after = roleOf(state, session, record)
    const who = `${session.letter} in the record of ${record.letter}`
    if (answer.ok) {
      const orphans = records.filter(
        ({ letter, id }) => id !== record.id && text.includes(`"${letter}-`),
      )
      const broken = orphans.map(
        ({ letter }) => `a text of ${letter} in an answer about ${record.letter}`,
      )
      return before || after ? broken : [...broken, `${who} was answered, and is no member`]
    }
    if (!text.includes('"not_member"')) return []
    state.saidClosed.add(placeOf({ id: actorId }, record))
    return before && after ? [`${who} is said to be no member`] : []
  }
}
