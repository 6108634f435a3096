/**
 * Chromium appends a deletion to a log, and the files with the rows stay on the disk until they are
 * compacted. It compacts the range of a deleted database, but only the part in files.
 */

/** First writes the rows out, and afterwards compacts the notes together with their deletion. */
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

/** Resolves in any case, because no data of the person depends on this request. */
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
