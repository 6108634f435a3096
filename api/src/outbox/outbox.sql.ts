import type { Tx } from '../db/database'

/** A worker that has not renewed its lease for so long counts as dead. */
const LEASE_MS = 60_000
/** An event has ten recipients at most. */
export const PER_PERSON = 10

type NewRow = {
  id: string
  personHash: Buffer
  priority: number
  service: string
  sealed: Buffer
  at: Date
}

export type ClaimedRow = {
  id: string
  /** Keyed hash of the person, in hexadecimal. */
  person: string
  /** Includes this one. */
  tries: number
  /** The service that the message waits for, or empty. */
  service: string
  sealed: Buffer
  createdAt: Date
}

export const insertMessage = (
  tx: Tx,
  { id, personHash, priority, service, sealed, at }: NewRow,
) => tx`
  insert into outbox (id, person_hash, priority, service, sealed, created_at, due_at)
  values (${id}, ${personHash}, ${priority}, ${service}, ${sealed}, ${at}, ${at})`

type Claim = {
  now: Date
  most: number
  /** How many more messages a service may get. */
  rooms: ReadonlyMap<string, number>
  /** People who have enough messages under way. */
  busy: readonly string[]
}

/** Within a priority, each person gets a turn before a person gets a second one. */
export const claimMessages = (tx: Tx, { now, most, rooms, busy }: Claim) => {
  const services = [...rooms.keys()]
  const room = [...rooms.values()]
  const full = services.filter(service => rooms.get(service) === 0)
  return tx<ClaimedRow[]>`
    update outbox set tries = tries + 1, due_at = ${leaseEnd(now)}
    where id = any(array(
      select id from outbox
      where due_at <= ${now} and id = any(array(
        select id from (
          select id, priority, turn, due_at, service,
            row_number() over (partition by service order by priority, turn, due_at) as place
          from (
            select id, priority, due_at, service,
              row_number() over (partition by person_hash order by priority, due_at) as turn
            from outbox
            where due_at <= ${now} and service <> all(${full}::text[])
              and encode(person_hash, 'hex') <> all(${[...busy]}::text[])
          ) as by_person
          where turn <= ${PER_PERSON}
        ) as by_service
        where place <= coalesce(
          (${room}::int[])[array_position(${services}::text[], service)], ${most})
        order by priority, turn, due_at limit ${most}))
      for update skip locked))
    returning id, encode(person_hash, 'hex') as person, tries, service, sealed,
      created_at as "createdAt"`
}

export const renewLeases = (tx: Tx, ids: readonly string[], now: Date) =>
  tx`update outbox set due_at = ${leaseEnd(now)} where id = any(${[...ids]}::uuid[])`

type Postponed = { tries: number; service: string; dueAt: Date }

/** Changes nothing if the lease has ended and another worker has the message. */
export const postponeMessage = (
  tx: Tx,
  claimed: ClaimedRow,
  { tries, service, dueAt }: Postponed,
) => tx`
  update outbox set tries = ${tries}, service = ${service}, due_at = ${dueAt}
  where id = ${claimed.id} and tries = ${claimed.tries}`

export const deleteMessage = (tx: Tx, id: string) => tx`delete from outbox where id = ${id}`

const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS)
