import { formatUsd } from 'sync-protocol/commerce'
import type { Activity, Analytics } from 'sync-protocol/rest'
import { Card } from '../../ui/card'
import { momentWords } from '../../ui/date-words'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-shapes'
import { ExportCsvButton } from './export-button'
import { GrowthChart } from './growth-chart'
import { giftName } from './words'

const ICONS: Readonly<Record<Activity['type'], IconName>> = {
  signup: 'person',
  order: 'card',
  donation: 'heart',
}

export function AdminOverviewTab({ analytics }: { analytics: Analytics }) {
  const { period, recentActivity, userGrowth } = analytics
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="Figures" action={<ExportCsvButton name="summary" period={period} />}>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-4 sm:grid-cols-2 wide:grid-cols-3">
          <Figure label="Total Users" value={String(analytics.totalUsers)} />
          <Figure label="Total Visits" value={String(analytics.totalVisits)} />
          <Figure label="Signup Rate" value={`${analytics.signupRate}%`} />
          <Figure label="Orders" value={String(analytics.totalOrders)} />
          <Figure label="Revenue" value={formatUsd(analytics.totalRevenue)} />
          <Figure label="Donations" value={formatUsd(analytics.totalDonations)} />
        </dl>
      </Card>
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        <Card title="User growth" lead={`${analytics.newUsers} new in this period`}>
          <GrowthChart growth={userGrowth} isHourly={period === '24hours'} />
        </Card>
        <Card title="Recent activity">
          {recentActivity.length === 0 && (
            <EmptyState icon="clock">Nothing has happened in this period.</EmptyState>
          )}
          <ul>
            {recentActivity.map(({ type, description, timestamp, amount }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two events of a kind can have the same time.
                key={`${timestamp} ${index}`}
                className="flex min-h-12 items-center gap-3 border-b border-line py-2 last:border-b-0"
              >
                <span className="text-soft">
                  <Icon name={ICONS[type]} size={20} />
                </span>
                <span className="min-w-0 flex-1">
                  {type === 'donation' ? giftName(description) : description}
                  <span className="block text-soft">{momentWords(timestamp)}</span>
                </span>
                {amount !== undefined && <span className="tabular">{formatUsd(amount)}</span>}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-soft">{label}</dt>
      <dd className="tabular text-lg font-bold">{value}</dd>
    </div>
  )
}
