import { AppError } from '../../core/app-error'

export type Cursor = { at: Date; id: string }

export type Paged = { id: string; created_at: Date }

const FIRST: Cursor = {
  at: new Date('9999-01-01T00:00:00Z'),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return FIRST
  const [ms = '', id = ''] = text.split('_')
  if (!/^\d{1,14}$/.test(ms) || !UUID.test(id)) {
    throw new AppError('invalid', { fields: { after: 'Not the end of a page' } })
  }
  return { at: new Date(Number(ms)), id }
}

/** `rows` has one more than a page if there is a next page. */
export function toPage<Row extends Paged, Item>(
  rows: readonly Row[],
  size: number,
  total: number,
  toItem: (row: Row) => Item,
) {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const next = rows.length > size && last ? `${last.created_at.getTime()}_${last.id}` : null
  return { items: shown.map(toItem), next, total }
}
