import { mayFetchAhead } from './fetch-ahead'
import { whenIdle } from './when-idle'

export function keepLabels(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  whenIdle(
    async () => {
      if (!mayFetchAhead()) return
      const { keepAllLabels } = await import('./load-labels')
      await keepAllLabels()
    },
    10_000,
    1_000,
  )
}
