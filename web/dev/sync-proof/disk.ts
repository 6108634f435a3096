/** A phone's disk that can be hit in the middle of the work: at the nth time it is used. */
import Dexie, {
  type DBCore,
  type DBCoreTable,
  type DBCoreTransaction,
  type Middleware,
} from 'dexie'

/**
 * `kill`   the process ends here: the open transaction never happened, and nothing runs any more
 * `abort`  the browser gives up the transaction, and the app lives on
 * `full`   no room for this write
 */
export const DISK_FAULTS = ['kill', 'abort', 'full'] as const
export type DiskFault = (typeof DISK_FAULTS)[number]

export class Disk {
  #fault: { what: DiskFault; usesLeft: number } | null = null
  /** The fault that was injected since the last calm: then what was under way ends in some error. */
  hitBy: DiskFault | null = null
  /** How often anybody wrote: while it stays, so does all that is kept here. */
  writes = 0
  /** What ended the process does not come back: its handles are as dead as it is. */
  isDead = false
  #tellDead: () => void = () => {}
  readonly death = new Promise<void>(resolve => {
    // In a turn of its own: Dexie would take what follows for a part of the transaction that died.
    this.#tellDead = () => setImmediate(resolve)
  })

  injectAt(uses: number, what: DiskFault): void {
    this.#fault = { what, usesLeft: uses }
  }

  calm(): void {
    this.#fault = null
    this.hitBy = null
  }

  /** One step of the process that it may not outlive. */
  touch(trans?: DBCoreTransaction, isWrite = false): void {
    if (this.isDead) throw new Error('a dead process ran on')
    if (isWrite) this.writes++
    const diskFault = this.#fault
    if (!diskFault || (diskFault.what === 'full' && !isWrite) || diskFault.usesLeft-- > 0) return
    if (!trans && diskFault.what !== 'kill') return
    this.#fault = null
    this.hitBy = diskFault.what
    if (diskFault.what === 'full') throw new Dexie.QuotaExceededError()
    if (diskFault.what === 'kill') {
      this.isDead = true
      this.#tellDead()
    }
    trans?.abort()
    throw new Dexie.AbortError(`hit: ${diskFault.what}`)
  }

  readonly middleware: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'breakable disk',
    create: core => ({ ...core, table: name => this.#guard(core.table(name)) }),
  }

  #guard(table: DBCoreTable): DBCoreTable {
    // No async function: its promise would lose Dexie's track of the transaction it is in.
    const guarded =
      <R extends { trans: DBCoreTransaction }, A>(
        use: (request: R) => Promise<A>,
        isWrite = false,
      ) =>
      (request: R): Promise<A> => {
        try {
          this.touch(request.trans, isWrite)
        } catch (error) {
          return Dexie.Promise.reject(error)
        }
        return use(request)
      }
    return {
      ...table,
      mutate: guarded(table.mutate, true),
      get: guarded(table.get),
      getMany: guarded(table.getMany),
      query: guarded(table.query),
      openCursor: guarded(table.openCursor),
      count: guarded(table.count),
    }
  }
}
