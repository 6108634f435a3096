/**
 * Rows as the server last confirmed them. Rows that arrived together are stored on one page, because the cost
 * of an IndexedDB request does not depend on its size. Pages reduce the requests for writing a new record to
 * a twentieth.
 */
import type { LifeTagDatabase } from '../../db/database'
import type { BasePage, BaseRow, RowKey } from '../../db/tables'
import { nameOfKey, nameOfRow } from './row-keys'

/** Larger pages move more data for one row, smaller pages need more requests. */
export const PAGE_ROWS = 25
/** From this many rows on, counting the pages pays off, because reading all is faster than reading most. */
const MANY = 50

export interface Bases {
  read(keys: readonly RowKey[]): Promise<void>
  get(name: string): BaseRow | undefined
  set(row: BaseRow): void
  drop(name: string): void
  all(): BaseRow[]
  save(): Promise<unknown>
}

/** `isAll`: the rows that are set replace all earlier rows. */
export function basesOf(db: LifeTagDatabase, { isAll = false } = {}): Bases {
  const rows = new Map<string, BaseRow>()
  const pages = new Map<number, BasePage>()
  const read = new Set<string>()
  const changed = new Set<string>()
  let hasAllPages = isAll

  return {
    async read(keys) {
      const names = hasAllPages ? [] : keys.map(nameOfKey).filter(name => !read.has(name))
      if (names.length === 0) return
      for (const name of names) read.add(name)
      const found = await pagesOf(db, names)
      hasAllPages = found.areAll
      for (const page of found.pages) {
        if (pages.has(page.id)) continue
        pages.set(page.id, page)
        for (const row of page.rows) {
          const name = nameOfRow(row)
          if (!changed.has(name)) rows.set(name, row)
        }
      }
    },
    get: name => rows.get(name),
    set(row) {
      rows.set(nameOfRow(row), row)
      changed.add(nameOfRow(row))
    },
    drop(name) {
      rows.delete(name)
      changed.add(name)
    },
    all: () => [...rows.values()],
    save() {
      const written: BasePage[] = []
      const empty: number[] = []
      const fresh = new Set(changed)
      for (const { id, names } of pages.values()) {
        if (!names.some(name => changed.has(name))) continue
        const left = names.flatMap(name => rows.get(name) ?? [])
        if (left.length > 0) written.push({ id, ...contentOf(left) })
        else empty.push(id)
        for (const name of names) fresh.delete(name)
      }
      const added = pagesFor([...fresh].flatMap(name => rows.get(name) ?? []))
      return Promise.all([
        isAll && db.basePages.clear(),
        added.length > 0 && db.basePages.bulkAdd(added),
        written.length > 0 && db.basePages.bulkPut(written),
        empty.length > 0 && db.basePages.bulkDelete(empty),
      ])
    },
  }
}

export async function readBase(db: LifeTagDatabase, key: RowKey): Promise<BaseRow | undefined> {
  const bases = basesOf(db)
  await bases.read([key])
  return bases.get(nameOfKey(key))
}

export async function readAllBases(db: LifeTagDatabase): Promise<BaseRow[]> {
  return (await db.basePages.toArray()).flatMap(({ rows }) => rows)
}

export function pagesFor(rows: readonly BaseRow[]): Omit<BasePage, 'id'>[] {
  const count = Math.ceil(rows.length / PAGE_ROWS)
  return Array.from({ length: count }, (_, nth) =>
    contentOf(rows.slice(nth * PAGE_ROWS, (nth + 1) * PAGE_ROWS)),
  )
}

const contentOf = (rows: BaseRow[]) => ({ names: rows.map(nameOfRow), rows })

async function pagesOf(
  db: LifeTagDatabase,
  names: readonly string[],
): Promise<{ pages: BasePage[]; areAll: boolean }> {
  const holding = db.basePages.where('names')
  const [only] = names
  if (only && names.length === 1) {
    return { pages: await holding.equals(only).limit(1).toArray(), areAll: false }
  }
  const isMost =
    names.length >= MANY && names.length * 4 >= (await db.basePages.count()) * PAGE_ROWS
  if (isMost) return { pages: await db.basePages.toArray(), areAll: true }
  const ids = new Set(await holding.anyOf(names).primaryKeys())
  const pages = ids.size === 0 ? [] : await db.basePages.bulkGet([...ids])
  return { pages: pages.filter(page => page !== undefined), areAll: false }
}
