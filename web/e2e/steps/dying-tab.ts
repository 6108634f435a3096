import type { Page } from '@playwright/test'
import type { Gate } from '../harness'

/** A call of the browser's at which the tab dies. */
export interface LastCall {
  call: 'put' | 'add' | 'delete' | 'deleteDatabase' | 'setItem' | 'pushState'
  /** The object store, or the key in the storage. */
  of?: string
  nth?: number
}

const HALTED = '/stands-still'

/**
 * Stops the tab right before a call that `act` leads to, and kills its process: an open transaction is never
 * committed. The device has to be behind `gate`. Returns a new tab.
 */
export async function dieAt(
  page: Page,
  gate: Gate,
  last: LastCall,
  act: () => Promise<unknown>,
): Promise<Page> {
  const browser = await page.context().newCDPSession(page)
  await page.evaluate(standStillAt, { nth: 1, ...last, address: HALTED })
  const { caught } = gate.holdAnswer(HALTED)
  // A stopped tab does not answer, so `act` may never resolve.
  await Promise.race([caught, act().then(() => caught)])
  const crash = page.waitForEvent('crash')
  browser.send('Page.crash').catch(() => {}) // never answered either
  await crash
  const next = await page.context().newPage()
  await page.close()
  return next
}

/** Runs in the page. A synchronous request blocks its only thread. */
function standStillAt({ call, of, nth, address }: LastCall & { nth: number; address: string }) {
  const owner = {
    put: IDBObjectStore,
    add: IDBObjectStore,
    delete: IDBObjectStore,
    deleteDatabase: IDBFactory,
    setItem: Storage,
    pushState: History,
  }[call].prototype
  const real: (...args: unknown[]) => unknown = Reflect.get(owner, call)
  let left = nth
  Reflect.set(owner, call, function (this: unknown, ...args: unknown[]) {
    const on = this instanceof IDBObjectStore ? this.name : args[0]
    if (of === undefined || on === of) left -= 1
    if (left === 0) {
      const request = new XMLHttpRequest()
      request.open('GET', address, false)
      request.send()
    }
    return real.apply(this, args)
  })
}

/** Visible rows on a device, by the name of the database. */
export function keptRows(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const kept: Record<string, string[]> = {}
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('lifetag-')) continue
      const db = await settled(indexedDB.open(name))
      const rows = await settled(db.transaction('view').objectStore('view').getAll())
      kept[name] = rows
        .map(({ collection, values }) =>
          [collection, values.fullName ?? values.allergen ?? values.condition ?? values.name]
            .filter(Boolean)
            .join(' '),
        )
        .sort()
      db.close()
    }
    return kept
  })
}
