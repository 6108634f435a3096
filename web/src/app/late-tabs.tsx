import { Suspense } from 'react'
import { late } from '../loading/late'

const Tabs = late(async () => (await import('./app-tabs')).AppTabs)

export const preloadTabs = (): Promise<void> => Tabs.preload()

/** Visitors have no tabs, so their first screen does not load the bar. */
export const LateTabs = () => (
  <Suspense>
    <Tabs />
  </Suspense>
)
