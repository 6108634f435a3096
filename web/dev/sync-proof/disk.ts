import Dexie, {
  type DBCore,
  type DBCoreTable,
  type DBCoreTransaction,
  type Middleware,
} from 'dexie'

/**
 * `kill`   The process ends here: the open transaction is rolled back, and nothing runs any more.
 * `abort`  The browser aborts the transaction, and the app goes on.
 * `full`   This write exceeds the quota.
 */
export const DISK_FAULTS = ['kill', 'abort', 'full'] as const
export type DiskFault = (typeof DISK_FAULTS)[number]

export class Disk {
  #fault: { what: DiskFault; usesLeft: number } | null = null
  /** The fault since the last `calm`. If there is one, the running work ends with an error. */
  hitBy: DiskFault | null = null
  /** While the number of writes is the same, so is the content of the disk. */
  writes = 0
  /** Database handles of an ended process no longer work. */
  isDead = false
  #reportDead: () => void = () => {}
  readonly death = new Promise<void>(resolve => {
    // This resolves in its own turn, because Dexie would count what follows to the aborted transaction.
    this.#reportDead = () => setImmediate(resolve)
  })

  injectAt(uses: number, what: DiskFault): void {
    this.#fault = { what, usesLeft: uses }
  }

  calm(): void {
    this.#fault = null
    this.hitBy = null
  }

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
      this.#reportDead()
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
    // An async function would lose Dexie's current transaction.
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
