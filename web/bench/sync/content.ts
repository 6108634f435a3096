import assert from 'node:assert/strict'
import { type BenchRow, type Change, rowAfter } from './rows'

/** Each row may have one reading, or two if two authors edited it. */
export class Expected {
  readonly #readings = new Map<string, string[]>()

  constructor(rows: readonly BenchRow[]) {
    for (const row of rows) this.#readings.set(row.id, [readingOf(row)])
  }

  get size(): number {
    return this.#readings.size
  }

  apply(...authors: (readonly Change[])[]): this {
    const touched = new Map<string, string[]>()
    for (const change of authors.flat()) {
      const after = rowAfter(change)
      const readings = touched.get(change.row.id) ?? []
      touched.set(change.row.id, after ? [...readings, readingOf(after)] : readings)
    }
    for (const [id, readings] of touched) {
      if (readings.length > 0) this.#readings.set(id, readings)
      else this.#readings.delete(id)
    }
    return this
  }

  /** Throws unless all copies have the same rows, and each row has one of its readings. */
  check(name: string, ...copies: (readonly BenchRow[])[]): void {
    const [first = [], ...others] = copies.map(linesOf)
    for (const other of others) assert.deepEqual(other, first, `${name}: the copies differ`)
    const ids = new Set(copies[0]?.map(row => row.id))
    assert.deepEqual([...ids].sort(), [...this.#readings.keys()].sort(), `${name}: other rows`)
    const strange = first.filter(line => !this.#readings.get(idOf(line))?.includes(line))
    assert.deepEqual(strange, [], `${name}: values nobody wrote`)
  }
}

const linesOf = (rows: readonly BenchRow[]) => rows.map(readingOf).sort()
const idOf = (line: string) => line.slice(0, line.indexOf(' '))

function readingOf({ id, collection, values }: BenchRow): string {
  const fields = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${id} ${collection} ${JSON.stringify(fields)}`
}
