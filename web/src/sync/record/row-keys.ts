import type { RowKey, ViewRow } from '../../db/tables'

export interface RowRef {
  collection: RowKey[0]
  rowId: string
}

export const nameOf = ({ collection, rowId }: RowRef): string => `${collection}/${rowId}`
export const nameOfKey = ([collection, rowId]: RowKey): string => `${collection}/${rowId}`
export const nameOfRow = ({ collection, id }: Pick<ViewRow, 'collection' | 'id'>): string =>
  `${collection}/${id}`

export function rowsOf(refs: readonly RowRef[]): RowKey[] {
  const keys = refs.map(ref => [nameOf(ref), [ref.collection, ref.rowId]] as [string, RowKey])
  return [...new Map(keys).values()]
}

export function groupByRow<Ref extends RowRef>(refs: readonly Ref[]): Map<string, Ref[]> {
  const byRow = new Map<string, Ref[]>()
  for (const ref of refs) {
    const group = byRow.get(nameOf(ref))
    if (group) group.push(ref)
    else byRow.set(nameOf(ref), [ref])
  }
  return byRow
}
