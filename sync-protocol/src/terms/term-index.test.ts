import { expect, it } from 'vitest'
import { TABLES } from '../languages/lists/terms.data'
import { termRowsOf } from '../languages/terms'
import { TERMS } from './index.table'
import { KIND_OF_TERM } from './rows'
import { isAmbiguous, KINDS_OF_FIELD, namesIn } from './term-index'

const NAMES = Object.values(TABLES).flatMap(namesIn)

/** "Avó" and "Avô": without the accent such a name stays as written. */
const DIFFER_BY_ACCENT = ['avo', 'vovo', 'vo']

it('no id occurs twice', () => {
  const ids = TERMS.flatMap(({ rows }) => termRowsOf(rows)).map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

it.each(Object.entries(KINDS_OF_FIELD))('no two terms of a field share a name: %s', (_, kinds) => {
  const idsByKey = new Map<string, Set<string>>()
  for (const { id, key } of NAMES) {
    const kind = KIND_OF_TERM.get(id)
    if (kind === undefined || !kinds.includes(kind)) continue
    idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(id))
  }
  const shared = [...idsByKey].filter(([, ids]) => ids.size > 1).map(([key]) => key)
  expect(shared.filter(key => !DIFFER_BY_ACCENT.includes(key))).toEqual([])
})

it('no name is ambiguous, empty, or only punctuation', () => {
  const wrong = NAMES.filter(({ key }) => key === '' || isAmbiguous(key))
  expect(wrong).toEqual([])
})
