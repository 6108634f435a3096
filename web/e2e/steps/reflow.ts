import type { Page } from '@playwright/test'
import { expect, phone } from '../harness'

/** The view of WCAG 1.4.4 on the tests' phone. */
export const LARGE_TEXT = { name: 'text twice the size', viewport: phone, text: '200%' }
const TABLET = { width: 768, height: 1024 }
/** The first view is that of WCAG 1.4.10, 400 % of 1280 px. */
const VIEWS = [
  { name: '320 px wide', viewport: { width: 320, height: 640 }, text: '100%' },
  LARGE_TEXT,
]

/**
 * Expects that nothing is lost on the narrowest screen and with text at twice the size: the page does not
 * scroll sideways, no control or text is cut off, no word is broken, bars leave four fifths of the screen to
 * the content, icons grow with the text, and each choice is large enough for a finger. On a tablet, no field is as
 * wide as the screen. It restores the page.
 *
 * `largeWordsMayBreak` is for the responder's page. Its words are so large that at twice the size a long one is wider
 * than a phone, and smaller text would not help a person who enlarges it.
 */
export async function expectNothingLost(page: Page, { largeWordsMayBreak = false } = {}) {
  const before = page.viewportSize()
  for (const view of VIEWS) {
    await expectFits(page, view)
    if (view !== LARGE_TEXT || !largeWordsMayBreak) {
      expect.soft(await page.evaluate(findBrokenWords), `broken words, ${view.name}`).toEqual([])
    }
    expect.soft(await page.evaluate(findSmallChoices), `small choices, ${view.name}`).toEqual([])
    expect.soft(await page.evaluate(findTightTabs), `tight tabs, ${view.name}`).toEqual([])
    expect.soft(await page.evaluate(findSmallIcons), `small icons, ${view.name}`).toEqual([])
    const barsPx = await page.evaluate(measureBars)
    expect
      .soft(barsPx, `height of bars, ${view.name}`)
      .toBeLessThanOrEqual(view.viewport.height / 5)
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.setViewportSize(TABLET)
  expect.soft(await page.evaluate(findStretched), 'stretched fields of a tablet').toEqual([])
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
  const canvas = document.createElement('canvas').getContext('2d')
  function isCut(select: HTMLSelectElement, style: CSSStyleDeclaration): boolean {
    if (!canvas) throw new Error('This browser cannot measure text')
    const px = Number.parseFloat
    canvas.font = style.font
    const room = select.clientWidth - px(style.paddingLeft) - px(style.paddingRight)
    const isWide = canvas.measureText(select.selectedOptions[0]?.label ?? '').width > room + 1
    return isWide && select.clientHeight < 2 * px(style.lineHeight)
  }
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
    if (box.right > width + 1 || box.left < -1) lost.push(`${name(element)} is outside the page`)
    const style = getComputedStyle(element)
    const mayCut = style.overflowX === 'hidden' || style.overflowX === 'clip'
    const isField = element.matches('input, select, textarea')
    const card = element.closest('dialog, [data-card], main section')?.getBoundingClientRect()
    if (card && (box.right > card.right + 1 || box.left < card.left - 1)) {
      lost.push(`${name(element)} is wider than its card`)
    }
    if (element instanceof HTMLSelectElement && isCut(element, style)) {
      lost.push(`${name(element)} cuts off ${element.selectedOptions[0]?.label}`)
    }
    if (mayCut && !isField && element.scrollWidth > element.clientWidth + 1) {
      lost.push(`${name(element)} is cut off`)
    }
  }
  return lost
}

/**
 * Runs in the page. Returns each word that is partly on the next line. An address may break anywhere, and so may text
 * in a script that is written without spaces.
 */
function findBrokenWords(): string[] {
  const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u
  const broken: string[] = []
  const range = document.createRange()
  const isOnOneLine = () =>
    new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const text = node.textContent ?? ''
    range.selectNodeContents(node)
    if (isOnOneLine() || !node.parentElement?.checkVisibility()) continue
    for (const { 0: token, index } of text.matchAll(/\S+/g)) {
      if (/[@\d_]|\w[./:]\w/.test(token) || withoutSpaces.test(token)) continue
      for (const word of token.matchAll(/[\p{L}\p{M}’']+/gu)) {
        range.setStart(node, index + word.index)
        range.setEnd(node, index + word.index + word[0].length)
        if (!isOnOneLine()) broken.push(`${word[0]} in "${text.slice(0, 50)}"`)
      }
    }
  }
  return broken
}

/** Runs in the page. Returns each choice whose box is smaller than 24 px, or whose label is smaller than 44 px. */
function findSmallChoices(): string[] {
  const choices = document.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]')
  return [...choices].flatMap(({ offsetWidth, offsetHeight, labels }) => {
    const [label] = labels ?? []
    if (!label?.checkVisibility()) return []
    const isBoxSmall = Math.min(offsetWidth, offsetHeight) < 24
    return isBoxSmall || label.offsetHeight < 44 ? [label.textContent ?? ''] : []
  })
}

/** Runs in the page. Returns each tab that is narrower than 44 px, or whose words are close to those of the next. */
function findTightTabs(): string[] {
  const words = document.createRange()
  const tabs = [...document.querySelectorAll<HTMLElement>('[data-tab-bar] a')].map(tab => {
    const text = [...tab.childNodes].find(node => node.nodeType === Node.TEXT_NODE)
    words.selectNodeContents(text ?? tab)
    return { tab, text: words.getBoundingClientRect() }
  })
  return tabs.flatMap(({ tab, text }, at) => {
    const next = tabs[at + 1]?.text
    const gap = next && Math.max(next.left - text.right, text.left - next.right)
    return tab.offsetWidth < 44 || (gap !== undefined && gap < 6)
      ? [`${tab.textContent}: ${tab.offsetWidth} px wide, ${gap} px to the next`]
      : []
  })
}

/** Runs in the page. Returns each heading that says the same as the title of the screen. */
export function findRepeatedTitles(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')]
    .filter(heading => heading.checkVisibility())
    .map(({ textContent }) => textContent)
  const [title, ...others] = shown
  return others.filter(other => title && other.replace(/ *\(.*\)/, '') === title)
}

/** Runs in the page. Returns the label of each field that is wider than a line of text should be. */
function findStretched(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea')
  return [...fields].flatMap(field =>
    field.offsetWidth > 640 && field.checkVisibility()
      ? [field.labels?.[0]?.textContent ?? '']
      : [],
  )
}

/** Runs in the page. Returns the text next to each icon that is smaller than the text. */
function findSmallIcons(): string[] {
  return [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')].flatMap(icon => {
    const isSmall = icon.clientHeight < Number.parseFloat(getComputedStyle(icon).fontSize)
    return isSmall && icon.checkVisibility()
      ? [icon.parentElement?.parentElement?.textContent ?? '']
      : []
  })
}

/** Runs in the page. Returns the height in pixels of all bars that stay while the page scrolls. */
function measureBars(): number {
  const bars = [...document.body.querySelectorAll<HTMLElement>('*')].filter(element => {
    const { position, pointerEvents } = getComputedStyle(element)
    const stays = position === 'fixed' || position === 'sticky'
    const isBar =
      element.checkVisibility() && pointerEvents !== 'none' && element.offsetWidth > innerWidth / 2
    return stays && isBar && !element.closest('dialog, [popover]')
  })
  return bars.reduce((sum, bar) => sum + bar.offsetHeight, 0)
}
