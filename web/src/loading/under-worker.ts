/** Resolves once a service worker answers this page's requests. */
export async function underWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise(done => {
    serviceWorker.addEventListener('controllerchange', done, { once: true })
  })
}
