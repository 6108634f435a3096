/**
 * Every screen in pseudo-English, which is 40 % longer, and mirrored. It finds sentences that no language can
 * change, and what is cut off at 320 px.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './harness'
import { Device } from './harness/device'
import { SCREENS, type Screen } from './screens.table'
import { answerPseudoTexts } from './steps/pseudo-texts'
import { expectFits } from './steps/reflow'
import { PREPARE } from './steps/walk'

const NARROW = { name: '320 px wide', viewport: { width: 320, height: 640 }, text: '100%' }

/**
 * Plain English texts that are left: names and entries of the invented records, brands, requests for developers, and
 * the owner's screens, which stay in English.
 */
const LEFT: Readonly<Record<Screen['as'], number>> = {
  nobody: 20,
  newcomer: 1,
  reader: 19,
  local: 14,
}

for (const as of ['nobody', 'newcomer', 'reader', 'local'] as const) {
  test(`the screens of a ${as} show no new plain English, and nothing is cut off, in pseudo-English from right to left`, async ({
    playwright,
    server,
  }) => {
    test.setTimeout(600_000)
    const device = await Device.launch(playwright.chromium, {
      baseURL: server.url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block', // it would answer for the texts
    })
    try {
      const { page, context } = device
      await page.goto('/')
      const codeId = await PREPARE[as](page)
      await answerPseudoTexts(context)
      await page.evaluate(() => localStorage.setItem('language', 'de'))
      const plain = new Set<string>()
      // States that a press brings about need the names of controls, which are pseudo-English now.
      for (const { name, path } of SCREENS.filter(row => row.as === as && !row.bring)) {
        await test.step(name, async () => {
          await page.goto('about:blank')
          await page.goto(path.replace(':codeId', codeId))
          await page.getByRole('heading').first().waitFor()
          await expect(page.locator('[data-waiting]')).toHaveCount(0)
          for (const text of await plainTextsIn(page)) plain.add(text)
          await page.evaluate(() => {
            document.documentElement.dir = 'rtl'
          })
          await expectFits(page, { ...NARROW, name })
        })
      }
      expect(plain.size, [...plain].sort().join('\n')).toBeLessThanOrEqual(LEFT[as])
    } finally {
      await device.dispose()
    }
  })
}

/** Returns visible texts, and names of controls, that have two plain English words. */
const plainTextsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode
      // Records, codes and prints have languages of their own.
      const isData = parent?.closest('bdi, output, [lang]:not(html), script, style, noscript')
      if (!isData && parent?.checkVisibility()) texts.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'alt']) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
    return texts
      .map(text => text.replace(/⟦[^⟧]*⟧/g, ' ').trim())
      .filter(text => /\b[A-Za-z][a-z]{2,}\b.*\b[A-Za-z]?[a-z]{2,}\b/s.test(text))
  })
