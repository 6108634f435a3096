import { formatUsd } from 'sync-protocol/commerce'
import { type AdminDonation, adminDonationSchema, type Period } from 'sync-protocol/rest'
import { momentWords } from '../../ui/date-words'
import type { Column } from './data-table'
import { ExportCsvButton } from './export-button'
import { PagedCard } from './paged-card'
import { giftName } from './words'

const COLUMNS: readonly Column<AdminDonation>[] = [
  { title: 'Date', cell: ({ createdAt }) => momentWords(createdAt) },
  { title: 'Donor', cell: ({ donorEmail }) => donorEmail || 'a guest' },
  { title: 'Tier', cell: ({ tier }) => giftName(tier) },
  {
    title: 'Amount',
    isNumber: true,
    cell: ({ amount, refunded }) =>
      refunded === 0 ? formatUsd(amount) : `${formatUsd(amount)} (${formatUsd(refunded)} back)`,
  },
]

export function DonationsTab({ period }: { period: Period }) {
  return (
    <PagedCard
      title="Donations"
      path={`/api/admin/donations?period=${period}`}
      row={adminDonationSchema}
      columns={COLUMNS}
      rowKey={({ createdAt, donorEmail, amount }) => `${createdAt} ${donorEmail} ${amount}`}
      empty="No donations in this period."
      action={<ExportCsvButton name="donations" period={period} />}
    />
  )
}
