/**
 * What is deleted from IndexedDB is not yet gone from the disk: Chromium appends the deletion to a log, and
 * files that hold the rows stay until they are put together anew. It does so for the range of a database
 * that is deleted, and only for what it has written to a file by then.
 */

/** So the rows are written out first, the notes beside them put together with their deletion afterwards. */
export async function erased(work: () => Promise<void>): Promise<void> {
  await passBy('eraser-1')
  await makeAnother('eraser-2')
  await work()
  await remove('eraser-2')
  await passBy('eraser-3')
}

async function passBy(name: string): Promise<void> {
  await makeAnother(name)
  await remove(name)
}

/** Done or not: nothing of the person's depends on it. */
const settled = (request: IDBOpenDBRequest): Promise<void> =>
  new Promise(resolve => {
    request.onupgradeneeded = () => request.result.createObjectStore('none').put(0, 0)
    request.onsuccess = () => {
      request.result?.close()
      resolve()
    }
    request.onerror = () => resolve()
    request.onblocked = () => resolve()
  })

const makeAnother = (name: string) => settled(indexedDB.open(name))
const remove = (name: string) => settled(indexedDB.deleteDatabase(name))
