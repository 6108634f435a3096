import { type ShareAnswer, shareAnswerSchema, VIEWER_PATH } from 'sync-protocol/rest'
import { makeShlink } from 'sync-protocol/shl'
import * as z from 'zod/mini'
import { codeOrigin } from '../../../app/code-origin'
import type { LifeTagDatabase } from '../../../db/database'
import { withDatabase } from '../../../db/storage'
import { storageFaultOf } from '../../../db/storage-fault'
import { showToast } from '../../../stores/toast'
import { currentDevice } from '../../../sync'

/** A link as it is shown; its `link` is filled in where this phone can. */
export type HealthLink = ShareAnswer

const noteSchema = z.object({
  /** As the server last said. */
  shares: z.array(shareAnswerSchema),
  /** Of sealed links that this phone made: nobody else has their keys. */
  keys: z.record(z.string(), z.string()),
})
type Note = z.infer<typeof noteSchema>

const EMPTY: Note = { shares: [], keys: {} }
const NOTE = 'health-links'

/** With the record that is shown, and gone with it at sign-out. */
const database = () => currentDevice.getState().device?.db

async function readNote(db: LifeTagDatabase): Promise<Note> {
  const row: unknown = await db.table('meta').get(NOTE)
  return noteSchema.safeParse(row).data ?? EMPTY
}

/** What this phone knows without a connection. */
export async function readLinks(): Promise<HealthLink[]> {
  const db = database()
  return shown(db ? await withDatabase(db, () => readNote(db)) : EMPTY)
}

/**
 * Keeps what the server said. A key goes when the server says that its link works no more, and not where
 * it says nothing of it: an answer may be older than the link, and the key is the only one.
 */
export const keepShares = (shares: readonly ShareAnswer[]): Promise<HealthLink[]> =>
  changeNote(({ keys }) => {
    const over = new Set(shares.filter(share => !isActive(share)).map(({ id }) => id))
    const kept = Object.entries(keys).filter(([id]) => !over.has(id))
    return { shares: [...shares], keys: Object.fromEntries(kept) }
  })

/**
 * Keeps a link that was just made, with the key of a sealed one. If this phone cannot store it, it is shown
 * all the same: the server has the link, and nothing else has its key.
 */
export async function keepShare(share: ShareAnswer, key?: string): Promise<HealthLink[]> {
  const add = ({ shares, keys }: Note): Note => ({
    shares: [share, ...shares.filter(({ id }) => id !== share.id)],
    keys: { ...keys, ...(key && { [share.id]: key }) },
  })
  try {
    return await changeNote(add)
  } catch (error) {
    if (!storageFaultOf(error)) throw error
    console.error(error)
    showToast({ tone: 'warn', title: 'Copy this link now', description: NOT_KEPT })
    return shown(add(EMPTY))
  }
}

const NOT_KEPT = 'This device could not store it. Later, it can end the link but not show it.'

/** In one step, whatever other tabs and answers write. */
async function changeNote(change: (before: Note) => Note): Promise<HealthLink[]> {
  const db = database()
  if (!db) return shown(change(EMPTY))
  return withDatabase(db, () =>
    db.transaction('rw', db.table('meta'), async () => {
      const note = change(await readNote(db))
      await db.table('meta').put({ ...note, key: NOTE })
      return shown(note)
    }),
  )
}

const isActive = ({ status }: ShareAnswer) => status === 'active'

function shown({ shares, keys }: Note): HealthLink[] {
  return shares.map(share => {
    const key = keys[share.id]
    return share.link === null && key && isActive(share)
      ? { ...share, link: sealedLink(share, key) }
      : share
  })
}

function sealedLink({ url, label, endsAt }: ShareAnswer, key: string): string {
  const expiry = endsAt !== null && { expiresAtMs: Date.parse(endsAt) }
  const payload = { url, key, label, flags: 'U', ...expiry } as const
  return makeShlink(payload, `${codeOrigin()}${VIEWER_PATH}`)
}
