import { fileIdIn, filesNamedBy, valuesOf } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import type { Change, OutboxEntry, ViewRow } from '../../db/tables'
import { readAllBases } from '../record/bases'

export function filesOf({ collection, fields = {} }: Change): { field: string; id: string }[] {
  const values = Object.entries(fields).map(([name, [value]]) => [name, value])
  return filesIn({ collection, values: Object.fromEntries(values) })
}

export function filesIn({ collection, values }: Pick<ViewRow, 'collection' | 'values'>) {
  return filesNamedBy(collection, values).flatMap(({ field, url }) => {
    const id = fileIdIn(url)
    return id === null ? [] : [{ field, id }]
  })
}

export async function filesOfBase(db: LifeTagDatabase): Promise<{ id: string }[]> {
  const rows = await readAllBases(db)
  return rows.flatMap(({ collection, record }) => filesIn({ collection, values: valuesOf(record) }))
}

export async function waitsForFile(
  db: LifeTagDatabase,
): Promise<(entry: Pick<OutboxEntry, 'change'>) => boolean> {
  const waiting = new Set(await db.files.where('state').equals('waiting').primaryKeys())
  return ({ change }) => waiting.size > 0 && filesOf(change).some(({ id }) => waiting.has(id))
}
