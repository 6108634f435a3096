import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Each test is a newly opened tab, because only the module knows whether the person agreed.
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

async function openTab() {
  const update = await import('./app-update')
  update.watchTyping(document)
  return update
}

function typeSomething(): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'))
  field.value = 'Peni'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

it('reloads a tab without typed text after another tab agreed', async () => {
  const { takeOver } = await openTab()
  const reload = vi.fn()
  takeOver(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it('does not reload a tab with typed text but offers it', async () => {
  const { acceptUpdate, takeOver, useAppUpdate } = await openTab()
  typeSomething()
  const reload = vi.fn()
  takeOver(reload)
  expect(reload).not.toHaveBeenCalled()
  expect(useAppUpdate.getState().isReady).toBe(true)
  acceptUpdate(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['gone', (field: HTMLInputElement) => field.remove()],
  [
    'empty again',
    (field: HTMLInputElement) => {
      field.value = ''
    },
  ],
])('ignores a field that is %s', async (_, end) => {
  const { takeOver } = await openTab()
  end(typeSomething())
  const reload = vi.fn()
  takeOver(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it('reloads the tab that agreed after a few seconds, even if no new worker reports', async () => {
  const { acceptUpdate } = await openTab()
  const reload = vi.fn()
  acceptUpdate(reload, 4_000)
  vi.advanceTimersByTime(3_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

it('reloads the tab that agreed despite typed text', async () => {
  const { acceptUpdate, takeOver } = await openTab()
  typeSomething()
  const reload = vi.fn()
  acceptUpdate(vi.fn())
  takeOver(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it('registers a failed worker again with the next connection, and only once', async () => {
  const { tryAgainOnline } = await openTab()
  const register = vi.fn(async () => undefined)
  let known: ServiceWorkerRegistration | undefined
  tryAgainOnline({ register }, { getRegistration: async () => known })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce())
  known = {} as ServiceWorkerRegistration
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(register).toHaveBeenCalledOnce()
})
