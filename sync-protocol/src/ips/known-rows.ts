/** Finds the row of a record that matches an entry of a file: by id, name or code. */
import { CODED, isCoded, type MedicalRecord } from '../medical'
import { codingsOfRow, isRealCode } from './coding'
import { changesOf, folded, type ImportChange, type ImportFields } from './import-item'
import { bareCode } from './read-concept'
import type { ReadRow } from './read-entry'
import type { IpsSummary } from './read-ips'

const NAMES: Readonly<Record<ReadRow['collection'], string>> = { ...CODED, contacts: 'name' }

type RecordRow = MedicalRecord[ReadRow['collection']][number]

export interface KnownRows {
  find: (row: ReadRow) => readonly RecordRow[]
  written: (row: ReadRow, target: RecordRow) => ImportFields | undefined
}

export function knownRowsIn(record: MedicalRecord, own: IpsSummary | undefined): KnownRows {
  const rows = new Map<string, RecordRow[]>()
  const add = (name: string, row: RecordRow) => {
    const others = rows.get(name)
    if (others) others.push(row)
    else rows.set(name, [row])
  }
  for (const collection of Object.keys(NAMES) as ReadRow['collection'][]) {
    for (const row of record[collection]) {
      add(`${collection} id ${row.id}`, row)
      for (const name of indexNames(collection, row)) add(name, row)
    }
  }
  const written = new Map(
    own?.rows.map(({ collection, fromId, fields }) => [`${collection} ${fromId}`, fields]),
  )
  return {
    find: row =>
      [`${row.collection} id ${row.fromId}`, ...searchNames(row.collection, row.fields)]
        .map(name => rows.get(name) ?? [])
        .find(found => found.length > 0) ?? [],
    written: ({ collection }, { id }) => written.get(`${collection} ${id}`),
  }
}

const nameOf = (collection: ReadRow['collection'], row: object): string =>
  `${collection} name ${folded(Reflect.get(row, NAMES[collection]))}`

interface CodeName {
  name: string
  /** The entry is named by this code, because its file has no words for it. */
  isWordless: boolean
}

function codeNames(collection: ReadRow['collection'], row: object): CodeName[] {
  const words = Reflect.get(row, NAMES[collection])
  const codes = isCoded(collection) ? codingsOfRow(collection, row) : []
  return codes.filter(isRealCode).map(coding => ({
    name: `${collection} ${coding.system} ${coding.code}`,
    isWordless: words === bareCode(coding),
  }))
}

const indexNames = (collection: ReadRow['collection'], row: object): string[] => [
  nameOf(collection, row),
  ...codeNames(collection, row).map(each => `${each.isWordless ? 'bare' : 'code'} ${each.name}`),
]

/**
 * A code counts only if one of the two entries has no words. Entries with different words are different,
 * because systems use the same code for everything that they have no code for.
 */
const searchNames = (collection: ReadRow['collection'], row: object): string[] => [
  nameOf(collection, row),
  ...codeNames(collection, row).map(each => `${each.isWordless ? 'code' : 'bare'} ${each.name}`),
]

/** If several rows have the name, the one that differs least. */
export function closestRow(
  row: ReadRow,
  known: KnownRows,
  taken: ReadonlySet<string>,
): { target: RecordRow; changes: ImportChange[] } | undefined {
  let best: { target: RecordRow; changes: ImportChange[] } | undefined
  for (const target of known.find(row)) {
    if (taken.has(`${row.collection} ${target.id}`)) continue
    const changes = changesOf(row.fields, target, known.written(row, target))
    if (!best || changes.length < best.changes.length) best = { target, changes }
    if (changes.length === 0) break
  }
  return best
}
