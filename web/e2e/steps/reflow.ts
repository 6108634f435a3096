import type { Page } from '@playwright/test'
import { expect, phone } from '../harness'

/** The view of WCAG 1.4.4 on the tests' phone. */
export const LARGE_TEXT = { name: 'text twice the size', viewport: phone, text: '200%' }
/** The first view is that of WCAG 1.4.10, 400 % of 1280 px. */
const VIEWS = [
  { name: '320 px wide', viewport: { width: 320, height: 640 }, text: '100%' },
  LARGE_TEXT,
]

/**
 * Expects that nothing is lost on the narrowest screen and with text at twice the size: the page does not
 * scroll sideways, and no control or text is cut off. It restores the page.
 */
export async function expectNothingLost(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const view of VIEWS) await expectFits(page, view)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  if (before) await page.setViewportSize(before)
}

export async function expectFits(page: Page, { name, viewport, text }: typeof LARGE_TEXT) {
  await page.setViewportSize(viewport)
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
  }, text)
  // Widths that depend on their container settle one frame later.
  await expect.soft.poll(() => page.evaluate(findLost), { message: name }).toEqual([])
}

/** Runs in the page. Returns one line for each element that is cut off or outside the page. */
function findLost(): string[] {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}"`
  const width = document.documentElement.clientWidth
  const lost: string[] = []
  if (document.documentElement.scrollWidth > width) {
    lost.push(`the page is ${document.documentElement.scrollWidth} px wide`)
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, label, h1, h2, h3, p, dt, dd, li',
  )) {
    const box = element.getBoundingClientRect()
    // An element for screen readers only is one pixel wide on purpose, and a decoration may be cut.
    const isSeen = element.checkVisibility() && box.width > 1 && !element.closest('.sr-only')
    if (!isSeen || element.closest('[aria-hidden="true"]')) continue
    if (box.right > width + 1 || box.left < -1) lost.push(`${name(element)} stands out of the page`)
    const style = getComputedStyle(element)
    const mayCut = style.overflowX === 'hidden' || style.overflowX === 'clip'
    const isField = element.matches('input, select, textarea')
    if (mayCut && !isField && element.scrollWidth > element.clientWidth + 1) {
      lost.push(`${name(element)} is cut off`)
    }
  }
  return lost
}
