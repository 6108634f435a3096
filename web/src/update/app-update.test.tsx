import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Each test is a tab just opened: whether its person agreed is known to the module alone.
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
  const { watchTyping } = await import('./typed-text')
  watchTyping(document)
  return update
}

function typeSomething(): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'))
  field.value = 'Peni'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

it('a tab in which nobody types follows the one that agreed', async () => {
  const { takeOver } = await openTab()
  const reload = vi.fn()
  takeOver(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it('a tab in which somebody types is not reloaded: it offers to, and does so when they press', async () => {
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
])('a field that is %s holds nothing up', async (_, end) => {
  const { takeOver } = await openTab()
  end(typeSomething())
  const reload = vi.fn()
  takeOver(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it('who agreed is reloaded though no new worker reports, after seconds', async () => {
  const { acceptUpdate } = await openTab()
  const reload = vi.fn()
  acceptUpdate(reload, 4_000)
  vi.advanceTimersByTime(3_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

it('who agreed is reloaded over what they typed', async () => {
  const { acceptUpdate, takeOver } = await openTab()
  typeSomething()
  const reload = vi.fn()
  acceptUpdate(vi.fn())
  takeOver(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it('a worker that a lost connection left out comes with the next one, and only once', async () => {
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
