/**
 * Two people may share a phone, one after the other. It can be rebooted, and copied with everything on it.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { type LifeTagDatabase, openDatabase } from '../../src/db/database'
import { type DatabaseVersion, declareVersions } from '../../src/db/upgrades'
import type { Engine } from '../../src/sync/engine/drain'
import { transportFor } from '../../src/sync/engine/transport'
import type { Device } from '../../src/sync/record/device'
import { newUuid } from '../../src/sync/record/ids'
import type { Undo } from '../../src/sync/record/remove'
import { announceProfile } from '../../src/sync/runtime/announce-profile'
import { oneAtATime } from '../../src/sync/testing/test-engine'
import { Disk } from './disk'
import type { Call, LineFault, NetworkConditions } from './network-conditions'
import type { Person } from './server'
import { type Snapshot, snapshotOf } from './snapshot'

/** Clocks of different phones never show the same millisecond, because the time identifies a change. */
const CLOCK_STEP_MS = 8
const START_MS = Date.UTC(2026, 0, 1)

export interface Gate {
  calls: readonly Call[]
  reached(): void
  opened: Promise<void>
}

export const MAX_PHONES = 3

export class Phone {
  readonly number: number
  session: Person | null
  /** The owner of the phone, if it may also have other people's records. */
  readonly actorId: string | undefined
  disk = new Disk()
  conditions: NetworkConditions | null = null
  /** Holds back the answer to the next call of these kinds. */
  gate: Gate | null = null
  clockMs: number
  lock = oneAtATime()

  #factory = new IDBFactory()
  #made = 0
  #updates = 0
  readonly #snapshots = new Map<string, { disk: Disk; writes: number; snapshot: Snapshot }>()
  readonly #handles = new Map<string, LifeTagDatabase>()
  readonly #undos = new Map<string, { last: Undo | null }>()

  constructor(
    number: number,
    session: Person,
    { skewMs = 0, actorId }: { skewMs?: number; actorId?: string } = {},
  ) {
    this.number = number
    this.session = session
    this.actorId = actorId
    this.clockMs = START_MS + skewMs + number
  }

  get residents(): string[] {
    return [...this.#handles.keys()]
  }

  device(userId: string): Device {
    return { db: this.#open(userId), now: this.now, newId: this.newId, wake: () => {} }
  }

  engine(userId: string, lock = this.lock): Engine {
    const { db, now, newId } = this.device(userId)
    const { actorId } = this
    if (actorId === undefined || actorId === userId) {
      return { db, now, newId, lock, transport: transportFor() }
    }
    const announce = () => announceProfile(actorId, userId)
    return { db, now, newId, lock, transport: transportFor(userId), actorId, announce }
  }

  get storage(): IDBFactory {
    return this.#factory
  }

  forget(userId: string): void {
    this.#handles.get(userId)?.close()
    this.#handles.delete(userId)
    this.#snapshots.delete(userId)
    this.#undos.delete(userId)
  }

  /** The snapshot is the same object until the next write. */
  async snapshot(userId: string): Promise<Snapshot> {
    const { disk } = this
    const known = this.#snapshots.get(userId)
    if (known?.disk === disk && known.writes === disk.writes) return known.snapshot
    const { writes } = disk
    const snapshot = await snapshotOf(this.#open(userId))
    this.#snapshots.set(userId, { disk, writes, snapshot })
    return snapshot
  }

  /** Returns undefined if the database was removed. */
  openedFor(userId: string): LifeTagDatabase | undefined {
    const db = this.#handles.get(userId)
    return db?.hasFailed() ? undefined : db
  }

  secondTab(userId: string): { engine: Engine; close(): void } {
    const db = this.#connect(userId)
    const engine = { ...this.engine(userId, oneAtATime()), db }
    return { engine, close: () => db.close() }
  }

  /** The undo ends with the process. */
  undoOf(userId: string): { last: Undo | null } {
    const undo = this.#undos.get(userId) ?? { last: null }
    this.#undos.set(userId, undo)
    return undo
  }

  nextFault(call: NetworkConditions['call']): LineFault | null {
    const { conditions } = this
    if (conditions?.call !== call) return null
    if (conditions.after-- > 0 || conditions.times-- <= 0) return null
    return conditions.fault
  }

  /** The process has ended or could not open a database, so the person opens the app again. */
  get wantsReboot(): boolean {
    return this.disk.isDead || [...this.#handles.values()].some(db => db.hasFailed())
  }

  reboot(): void {
    for (const db of this.#handles.values()) db.close()
    this.disk = new Disk()
    this.#undos.clear()
    this.lock = oneAtATime()
    for (const userId of this.residents) this.#handles.set(userId, this.#connect(userId))
  }

  /** Opens the database in a newer version, which has another index of the queue and rewrites its rows. */
  updateApp(): void {
    this.#updates++
    this.reboot()
  }

  /** Copies the client id too. */
  async copy(number: number, session: Person): Promise<Phone> {
    const copy = new Phone(number, session)
    copy.clockMs = this.clockMs - this.number + number
    for (const [userId, from] of this.#handles) await copyDatabase(from, copy.#open(userId))
    return copy
  }

  close(): void {
    for (const db of this.#handles.values()) db.close()
  }

  now = (): number => {
    this.clockMs += CLOCK_STEP_MS
    return this.clockMs
  }

  newId = (): string => {
    const random = new Uint8Array(10)
    new DataView(random.buffer).setUint32(2, this.number)
    new DataView(random.buffer).setUint32(6, ++this.#made)
    return newUuid(START_MS, random)
  }

  #open(userId: string): LifeTagDatabase {
    const open = this.#handles.get(userId)
    if (open) return open
    const db = this.#connect(userId)
    this.#handles.set(userId, db)
    return db
  }

  #connect(userId: string): LifeTagDatabase {
    const db = this.#declare(userId)
    db.use(this.disk.middleware)
    db.beforeInsert = () => this.disk.touch(undefined, true)
    return db
  }

  #declare(userId: string): LifeTagDatabase {
    const db = openDatabase(userId, this.newId, { indexedDB: this.#factory, IDBKeyRange })
    if (this.#updates > 0) declareVersions(db, [newerVersion(this.#updates)])
    return db
  }
}

const newerVersion = (nth: number): DatabaseVersion => ({
  version: 1_000 + nth,
  stores: { outbox: `++seq, [collection+rowId], ${nth % 2 ? 'change.kind' : 'change.at'}` },
  async upgrade(transaction) {
    const queue = transaction.table('outbox').toCollection()
    await queue.modify(entry => {
      entry.change = { ...entry.change }
    })
  },
})

async function copyDatabase(from: LifeTagDatabase, to: LifeTagDatabase): Promise<void> {
  for (const table of from.tables) await to.table(table.name).bulkPut(await table.toArray())
  // The copy continues the numbers of the outbox, also if the outbox is empty.
  const blank = { collection: 'account', rowId: '' } as const
  const change = { hash: '', at: 0, ...blank, kind: 'remove' } as const
  const seq = await from.outbox.add({ ...blank, change })
  await from.outbox.delete(seq)
  await to.outbox.put({ ...blank, change, seq })
  await to.outbox.delete(seq)
}
