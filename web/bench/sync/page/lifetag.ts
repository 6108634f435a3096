import { type Collection, RECORD_LIMITS, type VersionEvent } from 'sync-protocol/sync'
import { addRow, type Draft, editRow } from '../../../src/sync/record/commit'
import { openDevice } from '../../../src/sync/record/device'
import { newUuid } from '../../../src/sync/record/ids'
import { removeRow } from '../../../src/sync/record/remove'
import { applyEventHere, drainHere } from '../../../src/sync/runtime/drain-here'
import { listenToServer } from '../../../src/sync/runtime/server-events'
import { ROOM } from '../room'
import type { BenchRow, Change } from '../rows'
import { expose } from './expose'
import type { OpenStore } from './store'

Object.assign(RECORD_LIMITS, ROOM)

const openLifeTag: OpenStore = async ({ name }) => {
  // The benchmark sets the ids of rows and the times of writes. Everything else is as in the app.
  let nextId: string | undefined
  let clockMs: number | undefined
  const device = openDevice(name, {
    newId: () => nextId ?? newUuid(),
    now: () => clockMs ?? Date.now(),
  })
  const { db } = device
  await db.open()
  let isLive = false
  const sync = async () => {
    const result = await drainHere(db, { resume: true })
    if (result.state !== 'done') throw new Error(JSON.stringify(result))
  }

  return {
    async write(change) {
      clockMs = change.atMs
      if (change.kind === 'add') nextId = change.row.id
      await write(change)
      clockMs = undefined
      nextId = undefined
      if (isLive) void sync()
    },
    sync,
    async goLive() {
      isLive = true
      const hear = async (event: VersionEvent) => {
        if (await applyEventHere(db, event)) return
        const { cookie } = await db.readMeta()
        if (event.version !== cookie?.version) await sync()
      }
      await new Promise<void>(resolve => {
        listenToServer(
          () => db.readMeta(),
          event => {
            resolve()
            void hear(event)
          },
        )
      })
    },
    async rows() {
      // The app also reads the whole table at once (web/src/sync/record/hooks.ts).
      const all = await db.view.toArray()
      return all
        .filter(row => row.collection === 'allergies' || row.collection === 'medications')
        .map(({ id, collection, values }) => ({ id, collection, values }) as BenchRow)
    },
  }
}

async function write(change: Change): Promise<void> {
  const { collection, id } = change.row
  if (change.kind === 'remove') {
    await removeRow(collection, id)
    return
  }
  const saved =
    change.kind === 'add'
      ? await addRow(collection, change.row.values as Draft<Collection>)
      : await editRow(collection, id, change.values as Draft<Collection>)
  if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
}

expose(openLifeTag)
