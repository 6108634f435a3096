import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { schemes } from './screens'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that the current screen breaks no rule of axe, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findInaccessible(page), 'accessibility').toEqual([])
}

/** Returns the violations in both schemes, so that one fault does not hide another. */
export async function findInaccessible(page: Page) {
  const found = []
  for (const scheme of schemes) {
    const { violations } = await test.step(`axe, ${scheme}`, async () => {
      await page.emulateMedia({ colorScheme: scheme })
      await settleColours(page)
      return analyse(page, scheme)
    })
    for (const { id, help, nodes } of violations) {
      found.push(
        ...nodes.map(({ html, failureSummary }) => ({ scheme, id, help, html, failureSummary })),
      )
    }
  }
  await page.emulateMedia({ colorScheme: null })
  return [...found, ...(await page.evaluate(findSaidTwice))]
}

/** Runs in the page. A part with the name of the card around it makes a screen reader say the name twice. */
function findSaidTwice() {
  return [...document.querySelectorAll('form[aria-label], section[aria-label]')].flatMap(part => {
    const titleId = part.parentElement?.closest('section')?.getAttribute('aria-labelledby')
    const title = titleId && document.getElementById(titleId)?.textContent
    return title === part.getAttribute('aria-label')
      ? [`“${title}” names a card and a part of it`]
      : []
  })
}

/**
 * In a page without frames, axe runs and collects results in the page itself. The other mode supports frames
 * of other origins, but opens one more tab for each run, and the tab takes longer than the run.
 */
function analyse(page: Page, scheme: (typeof schemes)[number]) {
  const hasFrames = page.frames().length > 1
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // The other rules do not depend on the scheme.
  if (scheme === 'dark') axe.withRules('color-contrast')
  else axe.withTags(tags)
  return axe.setLegacyMode(!hasFrames).analyze()
}

/** Waits for colour transitions between the schemes, which do not count. */
const settleColours = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(passing.map(({ finished }) => finished.catch(() => {})))
  })
