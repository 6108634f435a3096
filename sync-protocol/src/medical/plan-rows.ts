/**
 * Pairs rows that come from elsewhere, such as a backup or a clinic's file, with the rows of a record. Rows
 * of one name are looked up by their values, because comparing thousands of them in pairs takes too long.
 */

import { CODED } from './coding'

/** A field that devices disagree about has several values. */
type ComparedValues = Readonly<Record<string, readonly string[]>>

export interface ComparedRow {
  /** Two rows with one id are the same entry, whatever their values are. */
  id?: string | undefined
  /** The first name or code that the record has counts. */
  keys: readonly string[]
  values: ComparedValues
}

interface RowPlan {
  /** `same`: the known row already has all values. */
  kind: 'new' | 'same' | 'different'
  at?: number
}

/**
 * - `closest`: a row belongs to the known row of its name that differs least.
 * - `certain`: a row belongs to a known row with other values only if each side has one row of the name.
 */
type Pairing = 'closest' | 'certain'

/** A known row is paired once, except with rows that are the same. */
export function planRows(
  incoming: readonly ComparedRow[],
  known: readonly ComparedRow[],
  pairing: Pairing,
): RowPlan[] {
  const plans = incoming.map((): RowPlan => ({ kind: 'new' }))
  const taken = new Set<number>()
  const changing = new Set<number>()
  const pair = (row: number, at: number, kind: 'same' | 'different') => {
    plans[row] = { kind, at }
    taken.add(at)
    if (kind === 'different') changing.add(at)
  }

  const byId = new Map(known.flatMap(({ id }, at) => (id === undefined ? [] : [[id, at] as const])))
  const rest: number[] = []
  for (const [row, { id, values }] of incoming.entries()) {
    const at = id === undefined ? undefined : byId.get(id)
    if (at === undefined) rest.push(row)
    else pair(row, at, saysAll(known[at], values) ? 'same' : 'different')
  }

  // A row that will change cannot vouch for another one.
  const groups = groupByKey(known, at => !changing.has(at))
  const groupOf = ({ keys }: ComparedRow) =>
    keys.map(key => groups.get(key)).find(group => group !== undefined)
  const undecided: { row: number; values: ComparedValues; group: Namesakes }[] = []
  for (const row of rest) {
    const { values, ...compared } = incoming[row] ?? NO_ROW
    const group = groupOf({ values, ...compared })
    if (!group) continue
    const at = group.findSame(values, taken)
    if (at === undefined) undecided.push({ row, values, group })
    else pair(row, at, 'same')
  }

  const namesakes = new Map<Namesakes, number>()
  for (const row of pairing === 'certain' ? incoming : []) {
    const group = groupOf(row)
    if (group) namesakes.set(group, (namesakes.get(group) ?? 0) + 1)
  }
  for (const { row, values, group } of undecided) {
    const isCertain = group.size === 1 && namesakes.get(group) === 1
    if (pairing === 'certain' && !isCertain) continue
    const at = group.findClosest(values, taken)
    if (at !== undefined) pair(row, at, saysAll(known[at], values) ? 'same' : 'different')
  }
  return plans
}

const NO_ROW: ComparedRow = { keys: [], values: {} }

const saysAll = (known: ComparedRow = NO_ROW, values: ComparedValues): boolean =>
  Object.entries(values).every(([field, said]) =>
    said.every(value => (known.values[field] ?? NOTHING).includes(value)),
  )

const NOTHING: readonly string[] = ['']

function groupByKey(
  known: readonly ComparedRow[],
  counts: (at: number) => boolean,
): Map<string, Namesakes> {
  const groups = new Map<string, Namesakes>()
  for (const [at, { keys }] of known.entries()) {
    if (!counts(at)) continue
    for (const key of new Set(keys)) {
      const group = groups.get(key) ?? new Namesakes(known)
      group.add(at)
      groups.set(key, group)
    }
  }
  return groups
}

/** In the order of the record. Those before `next` are taken. */
interface Bucket {
  rows: number[]
  next: number
}

/** A row with many disputed values is found by the first of their combinations. */
const COMBINATIONS_MAX = 64

class Namesakes {
  readonly #known: readonly ComparedRow[]
  readonly #rows: number[] = []
  readonly #byFields = new Map<string, Map<string, Bucket>>()

  constructor(known: readonly ComparedRow[]) {
    this.#known = known
  }

  get size(): number {
    return this.#rows.length
  }

  add(at: number): void {
    this.#rows.push(at)
  }

  /** A row that is already taken is as good as a free one. */
  findSame(values: ComparedValues, taken: ReadonlySet<number>): number | undefined {
    const said = Object.values(values)
    // The values of a disputed field cannot all be looked up together.
    if (said.some(({ length }) => length > 1)) return undefined
    const bucket = this.#bucket(Object.keys(values).sort(), values)
    return bucket && (firstFree(bucket, taken) ?? bucket.rows[0])
  }

  findClosest(values: ComparedValues, taken: ReadonlySet<number>): number | undefined {
    const [only] = this.#rows
    if (this.size === 1) return only === undefined || taken.has(only) ? undefined : only
    for (const sets of subsetsOf(Object.keys(values).sort())) {
      const found = sets.flatMap(fields => {
        const bucket = this.#bucket(fields, values)
        return (bucket && firstFree(bucket, taken)) ?? []
      })
      if (found.length > 0) return Math.min(...found)
    }
    return undefined
  }

  #bucket(fields: readonly string[], values: ComparedValues): Bucket | undefined {
    const name = JSON.stringify(fields)
    const index = this.#byFields.get(name) ?? this.#indexBy(fields)
    this.#byFields.set(name, index)
    return index.get(JSON.stringify(fields.map(field => values[field]?.[0])))
  }

  #indexBy(fields: readonly string[]): Map<string, Bucket> {
    const index = new Map<string, Bucket>()
    for (const at of this.#rows) {
      const { values } = this.#known[at] ?? NO_ROW
      for (const combination of combinationsOf(fields.map(field => values[field] ?? NOTHING))) {
        const key = JSON.stringify(combination)
        const bucket = index.get(key)
        if (bucket) bucket.rows.push(at)
        else index.set(key, { rows: [at], next: 0 })
      }
    }
    return index
  }
}

function firstFree(bucket: Bucket, taken: ReadonlySet<number>): number | undefined {
  while (taken.has(bucket.rows[bucket.next] ?? -1)) bucket.next++
  return bucket.rows[bucket.next]
}

function combinationsOf(choices: readonly (readonly string[])[]): readonly string[][] {
  let found: string[][] = [[]]
  for (const values of choices) {
    const longer = found.flatMap(start => [...new Set(values)].map(value => [...start, value]))
    found = longer.slice(0, COMBINATIONS_MAX)
  }
  return found
}

/** The largest subsets come first. Rows have fewer than ten fields. */
function subsetsOf(fields: readonly string[]): string[][][] {
  const bySize: string[][][] = fields.map(() => []).concat([[]])
  for (let bits = 0; bits < 2 ** fields.length; bits++) {
    const subset = fields.filter((_, at) => bits & (1 << at))
    bySize[fields.length - subset.length]?.push(subset)
  }
  return bySize
}

const NAMES: Readonly<Record<string, string>> = {
  ...CODED,
  contacts: 'name',
  plans: 'text',
  history: 'name',
  policies: 'provider',
}

export const nameFieldOf = (collection: string): string | undefined =>
  Object.hasOwn(NAMES, collection) ? NAMES[collection] : undefined

export function nameKeysOf(collection: string, row: object): string[] {
  const field = nameFieldOf(collection)
  return field ? [`${collection} name ${foldedText(Reflect.get(row, field))}`] : []
}

/** Compares in NFC, because Unicode can write one word in two ways, and with single blanks. */
export const plainText = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()

export const foldedText = (value: unknown): string => plainText(value).toLowerCase()
