import type { Page } from '@playwright/test'
import { expect } from '../harness'

/** Half of what the web's own measure (cumulative layout shift) calls good. */
const MOST = 0.05

/** Of the browsers we use only Chromium tells it, so TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Opens the screen on a processor four times slower, as a cheap phone's is, until `isReady`. */
export async function openSlowly(
  page: Page,
  path: string,
  isReady: () => Promise<unknown>,
): Promise<void> {
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(path)
  await isReady()
  await page.waitForLoadState('networkidle')
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await processor.detach()
}

/**
 * Since the screen was opened hardly anything moved by itself. To be asked before anything is pressed:
 * a press excuses what moves after it.
 */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(readShifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect.soft(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST)
}

/** Runs in the page. How far what moved, from where to where (top+height). */
async function readShifts() {
  await new Promise(done => requestIdleCallback(done))
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const place = ({ top, height }: DOMRectReadOnly) => `${Math.round(top)}+${Math.round(height)}`
  return observer
    .takeRecords()
    .map(entry => entry as LayoutShift) // the only type observed
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node, previousRect, currentRect }) => {
        const text = (node?.textContent ?? '').trim().slice(0, 40)
        return `${node?.nodeName} "${text}": ${place(previousRect)} to ${place(currentRect)}`
      }),
    }))
}
