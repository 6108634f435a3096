import { OverviewTab } from '../../features/dashboard/overview-tab'
import { QuickShareCard } from '../../features/share/quick-share-card'

/** The overview with what other features lend to it. */
export function Overview() {
  return <OverviewTab quickShare={<QuickShareCard />} />
}
