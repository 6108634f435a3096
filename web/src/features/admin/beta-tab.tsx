import { useState } from 'react'
import { ORDER_STATUS_WORDS } from 'sync-protocol/commerce'
import { type BetaOrder, betaOrderSchema, type Period } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { StatusPill } from '../../ui/status-pill'
import { type Column, DataTable } from './data-table'
import { DownloadQrButton } from './download-qr-button'
import { ExportCsvButton } from './export-button'
import { FailedNotice } from './failed-notice'
import { OrderDialog } from './order-dialog'
import { usePolled } from './use-polled'

const ordersSchema = z.array(betaOrderSchema)

export function BetaTab({ period }: { period: Period }) {
  const { value, failure, look } = usePolled('/api/beta-orders', ordersSchema)
  const [openId, setOpenId] = useState<string>()

  const columns: Column<BetaOrder>[] = [
    { title: 'Date', cell: ({ created_at }) => dayWords(created_at) },
    { title: 'Name', cell: ({ full_name }) => full_name || 'account deleted' },
    { title: 'Email', cell: ({ email }) => email },
    { title: 'Items', cell: ({ items }) => items.map(({ name }) => name).join(' · ') },
    { title: 'Focus', cell: ({ feedback_notes }) => feedback_notes || '–' },
    {
      title: 'Feedback',
      cell: ({ feedback }) => (feedback ? `${feedback.rating} of 5: ${feedback.comments}` : '–'),
    },
    {
      title: 'Status',
      cell: ({ status }) => (
        <StatusPill tone="ok">
          {status === 'paid' ? 'confirmed' : ORDER_STATUS_WORDS[status].toLowerCase()}
        </StatusPill>
      ),
    },
    {
      title: 'Actions',
      cell: ({ order_id, full_name, selected_qr_code }) => (
        <div className="flex gap-2">
          <Button onClick={() => setOpenId(order_id)} aria-label={`Open package of ${full_name}`}>
            Open
          </Button>
          <DownloadQrButton codeId={selected_qr_code} customer={full_name} id={order_id} />
        </div>
      ),
    },
  ]

  return (
    <Card
      title="Beta Tests"
      lead={value && `${value.length} in all`}
      action={<ExportCsvButton name="beta" period={period} />}
    >
      {failure?.kind === 'refused' && <p>Beta orders fetch failed: {failure.status}</p>}
      {failure && <FailedNotice failure={failure} />}
      {!value && !failure && <Skeleton lines={4} />}
      {value?.length === 0 && <EmptyState icon="search">No one has applied yet.</EmptyState>}
      {value && value.length > 0 && (
        <DataTable
          label="Beta Tests"
          columns={columns}
          rows={value}
          rowKey={({ order_id }) => order_id}
        />
      )}
      {openId && (
        <OrderDialog
          id={openId}
          onClose={() => {
            setOpenId(undefined)
            look()
          }}
        />
      )}
    </Card>
  )
}
