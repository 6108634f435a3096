/**
 * An entry is not selected by default if a safety field would change, if the two contradict, or if the file
 * seems to be about a different person. The record's own summary is compared as well, because its import must
 * change nothing.
 */
import { disclose, rowIdsOf } from '../disclosure'
import {
  isStatedList,
  listState,
  type MedicalRecord,
  PLANS_MAX,
  planRows,
  STATED_LISTS,
} from '../medical'
import { codingsIn } from './coding'
import { changesOf, type ImportItem, itemOf } from './import-item'
import { comparedIncoming, comparedKnown } from './known-rows'
import { makeIps } from './make-ips'
import { profileItems } from './plan-profile'
import type { ReadRow } from './read-entry'
import { type IpsSummary, readBundle } from './read-ips'
import { whoseIs } from './read-whose'
import type { Skipped } from './read-why'

export interface ImportPlan {
  items: ImportItem[]
  isOtherPerson: boolean
  /** The file and the record have nothing in common by which to compare the people. */
  isPersonUnknown: boolean
  skipped: Skipped[]
}

export function planImport(summary: IpsSummary, record: MedicalRecord, today: string): ImportPlan {
  const own = ownSummary(record, today)
  const whose = whoseIs(summary, record)
  const isOtherPerson = whose === 'other'
  const found = rowItems(summary.rows, record, own)
  const surplus = surplusOf('plans', PLANS_MAX, found, record)
  const items = [
    ...profileItems(summary, record, own),
    ...found.filter(item => !surplus.includes(item)),
    ...noneItems(summary, record),
  ]
  const haveEntries = summary.noneKnown
    .filter(list => record[list].length > 0)
    .map((list): Skipped => ({ what: `“None known” of ${list}`, why: 'haveEntries' }))
  return {
    items: isOtherPerson ? items.map(item => ({ ...item, isChosen: false })) : items,
    isOtherPerson,
    isPersonUnknown: whose === 'unknown',
    skipped: [
      ...summary.skipped,
      ...haveEntries,
      ...surplus.map(({ fields }): Skipped => ({ what: String(fields.text), why: 'noRoom' })),
    ],
  }
}

/** The new items of a list beyond its limit. */
function surplusOf(
  list: 'plans',
  max: number,
  items: readonly ImportItem[],
  record: MedicalRecord,
): ImportItem[] {
  const added = items.filter(({ collection, kind }) => collection === list && kind === 'add')
  return added.slice(Math.max(0, max - record[list].length))
}

function ownSummary(record: MedicalRecord, today: string): IpsSummary | undefined {
  const code = { type: 'complete', accessLevel: 'healthcare', revision: 1, expiresAt: '' } as const
  let count = 0
  const bundle = makeIps(disclose(record, code, today), {
    rowIds: { ...rowIdsOf(record, code), profile: record.profile?.id },
    nowMs: 0,
    newId: () => `own-${++count}`,
    codingsOf: codingsIn(record),
  })
  const read = readBundle(bundle, { today })
  return read.ok ? read.summary : undefined
}

const LISTS = ['contacts', 'allergies', 'medications', 'conditions', 'plans', 'history'] as const

function rowItems(
  rows: readonly ReadRow[],
  record: MedicalRecord,
  own: IpsSummary | undefined,
): ImportItem[] {
  const written = new Map(
    own?.rows.map(({ collection, fromId, fields }) => [`${collection} ${fromId}`, fields]),
  )
  const known = LISTS.flatMap(collection => record[collection].map(row => ({ collection, row })))
  const writtenOf = ({ collection, row }: (typeof known)[number]) =>
    written.get(`${collection} ${row.id}`)
  const plans = planRows(
    rows.map(comparedIncoming),
    known.map(each => comparedKnown(each.collection, each.row, writtenOf(each))),
    'closest',
  )
  return rows.map((incoming, nth) => {
    const { collection, fields } = incoming
    const key = `${collection} ${nth}`
    const found = known[plans[nth]?.at ?? -1]
    if (!found) return newItem(key, incoming, record)
    const target = { rowId: found.row.id, current: found.row }
    const item = itemOf(key, collection, target, changesOf(fields, found.row, writtenOf(found)))
    return item.kind === 'replaces' ? { ...item, fieldsForBoth: fields } : item
  })
}

function newItem(key: string, { collection, fields }: ReadRow, record: MedicalRecord): ImportItem {
  const saidNone =
    isStatedList(collection) &&
    listState(record.profile, collection, record[collection].length) === 'noneKnown'
  return {
    ...{ key, collection, kind: 'add', current: {}, fields, changes: [] },
    isChosen: !saidNone,
    ...(saidNone && { caution: 'saidNone' }),
  }
}

function noneItems({ noneKnown }: IpsSummary, record: MedicalRecord): ImportItem[] {
  return noneKnown
    .filter(list => record[list].length === 0)
    .map((list): ImportItem => {
      const field = STATED_LISTS[list]
      const isSame = listState(record.profile, list, 0) === 'noneKnown'
      return {
        ...{ key: `none ${list}`, collection: 'profile', kind: isSame ? 'same' : 'add' },
        current: {},
        fields: { [field]: 'noneKnown' },
        changes: isSame ? [] : [{ field, from: '', to: 'noneKnown' }],
        isChosen: false,
        ...(!isSame && { caution: 'safety' }),
      }
    })
}
