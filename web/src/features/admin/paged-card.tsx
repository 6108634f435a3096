import { type ReactNode, useMemo, useState } from 'react'
import { pageOf } from 'sync-protocol/rest'
import type { ZodMiniType } from 'zod/mini'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { type Column, DataTable } from './data-table'
import { FailedNotice } from './failed-notice'
import { usePolled } from './use-polled'

interface PagedCardProps<Row> {
  title: string
  /** Without the page: `/api/admin/orders?period=7days`. */
  path: string
  row: ZodMiniType<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  empty: string
  action?: ReactNode
}

export function PagedCard<Row>(props: PagedCardProps<Row>) {
  return <Pages key={props.path} {...props} />
}

function Pages<Row>({ title, path, row, columns, rowKey, empty, action }: PagedCardProps<Row>) {
  /** The last of these pages is shown. */
  const [starts, setStarts] = useState<string[]>([''])
  const schema = useMemo(() => pageOf(row), [row])
  const after = starts.at(-1) ?? ''
  const joint = path.includes('?') ? '&' : '?'
  const { value, failure } = usePolled(after ? `${path}${joint}after=${after}` : path, schema)
  const next = value?.next ?? null

  return (
    <Card title={title} lead={value && `${value.total} in all`} action={action}>
      {failure && <FailedNotice failure={failure} />}
      {!value && !failure && <Skeleton lines={4} />}
      {value?.items.length === 0 && <EmptyState icon="search">{empty}</EmptyState>}
      {value && value.items.length > 0 && (
        <DataTable label={title} columns={columns} rows={value.items as Row[]} rowKey={rowKey} />
      )}
      {(starts.length > 1 || next !== null) && (
        <nav aria-label={`Pages of ${title}`} className="mt-4 flex items-center gap-3">
          <Button disabled={starts.length === 1} onClick={() => setStarts(starts.slice(0, -1))}>
            Newer
          </Button>
          <span className="tabular text-soft">Page {starts.length}</span>
          <Button disabled={next === null} onClick={() => next && setStarts([...starts, next])}>
            Older
          </Button>
        </nav>
      )}
    </Card>
  )
}
