import type { Page } from '@playwright/test'
import { expect } from '../harness'

/** The web's own measure (cumulative layout shift) calls twice this value good. */
const MOST = 0.05

/** Only Chromium reports these entries, so TypeScript has no type for them. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Opens the screen until `isReady`, with the processor four times slower, like a cheap phone's. */
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
 * Expects that almost nothing has moved by itself since the screen opened. Call it before any press, because
 * shifts after a press do not count.
 */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(readShifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect.soft(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST)
}

/** Runs in the page. Returns what moved and how far, as top+height before and after. */
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
