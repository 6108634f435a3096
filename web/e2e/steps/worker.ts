import type { Page } from '@playwright/test'

/** Resolves when the worker controls this page. */
export async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const workers = navigator.serviceWorker
    if (workers.controller) return
    await new Promise(resolve => {
      workers.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

/** Stops the worker immediately, whatever it is doing, as the browser does when it needs memory. */
export async function killWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const running = new Promise<string>(resolve => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const version = versions.find(({ runningStatus }) => runningStatus === 'running')
      if (version) resolve(version.versionId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const stopped = new Promise<void>(resolve => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await browser.send('ServiceWorker.stopWorker', { versionId: await running })
  await stopped
  await browser.detach()
}

/** The addresses of the files that the worker stored after its installation. */
export const keptLater = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('wanted')).keys()).map(({ url }) => url))
