import { useState } from 'react'
import { formatUsd } from 'sync-protocol/commerce'
import { type AdminOrder, adminOrderSchema, type Period } from 'sync-protocol/rest'
import { Button } from '../../ui/button'
import { momentWords } from '../../ui/date-words'
import type { Column } from './data-table'
import { DownloadQrButton } from './download-qr-button'
import { ExportCsvButton } from './export-button'
import { OrderDialog } from './order-dialog'
import { PagedCard } from './paged-card'
import { StatusBadge } from './status-badge'

export function OrdersTab({ period }: { period: Period }) {
  const [openId, setOpenId] = useState<string>()
  const [turn, setTurn] = useState(0)

  const columns: Column<AdminOrder>[] = [
    { title: 'Date', cell: ({ createdAt }) => momentWords(createdAt) },
    { title: 'Customer', cell: ({ customerEmail }) => customerEmail || 'account deleted' },
    { title: 'Product', cell: ({ product }) => product },
    { title: 'Amount', isNumber: true, cell: amountOf },
    { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      title: 'Actions',
      cell: ({ id, customerEmail, qrCodeId }) => (
        <div className="flex gap-2">
          <Button onClick={() => setOpenId(id)} aria-label={`Open order of ${customerEmail}`}>
            Open
          </Button>
          <DownloadQrButton codeId={qrCodeId} customer={customerEmail} id={id} />
        </div>
      ),
    },
  ]

  return (
    <>
      <PagedCard
        key={turn}
        title="Orders"
        path={`/api/admin/orders?period=${period}`}
        row={adminOrderSchema}
        columns={columns}
        rowKey={({ id }) => id}
        empty="No orders in this period."
        action={<ExportCsvButton name="orders" period={period} />}
      />
      {openId && (
        <OrderDialog
          id={openId}
          onClose={() => {
            setOpenId(undefined)
            setTurn(turn + 1)
          }}
        />
      )}
    </>
  )
}

const amountOf = ({ amount, refunded }: AdminOrder): string =>
  refunded === 0 ? formatUsd(amount) : `${formatUsd(amount)} (${formatUsd(refunded)} back)`
