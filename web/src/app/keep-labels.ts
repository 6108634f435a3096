import { mayFetchAhead } from '../http/fetch-ahead'
import { whenIdle } from '../ui/when-idle'

export function keepLabels(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  whenIdle(
    async () => {
      if (!mayFetchAhead()) return
      const { keepAllLabels } = await import('../http/load-labels')
      await keepAllLabels()
    },
    10_000,
    1_000,
  )
}
