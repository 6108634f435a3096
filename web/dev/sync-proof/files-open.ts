import {
  COLLECTION_NAMES,
  type Collection,
  filesNamedBy,
  type RecordState,
} from 'sync-protocol/sync'
import { readFile } from '../../src/sync/files/files'
import { onPhone } from './line'
import type { Phone } from './phone'
import type { Whose } from './server'
import type { Truth } from './snapshot'

/** Every file that a record or a losing value of a conflict names can be opened. */
export async function filesOpen(phone: Phone, person: Whose, truth: Truth): Promise<string[]> {
  const broken: string[] = []
  for (const url of new Set([...truth].flatMap(namedIn))) {
    const device = phone.device(person.id)
    const read = await onPhone(phone, () => readFile(url, device))
    const text = read.ok ? new TextDecoder().decode(read.value.bytes) : read.failure
    if (!text.includes(`${person.letter}-paper`)) broken.push(`${url} is named, and ${text}`)
  }
  return broken
}

function namedIn([row, { record }]: [string, { record: RecordState }]): string[] {
  const collection = COLLECTION_NAMES.find(name => row.startsWith(`${name}/`))
  if (!collection) return []
  const values = Object.entries(record.fields).map(([name, { value }]) => ({ [name]: value }))
  const losers = Object.entries(record.conflicts ?? {}).flatMap(([name, entries]) =>
    entries.map(({ value }) => ({ [name]: value })),
  )
  return [...values, ...losers].flatMap(each => urlsIn(collection, each))
}

const urlsIn = (collection: Collection, values: Record<string, unknown>): string[] =>
  filesNamedBy(collection, values).map(({ url }) => String(url))
