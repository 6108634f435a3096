import { type ShareAnswer, shareAnswerSchema, VIEWER_PATH } from 'sync-protocol/rest'
import { makeShlink } from 'sync-protocol/shl'
import * as z from 'zod/mini'
import { codeOrigin } from '../../../addresses/code-origin'
import type { LifeTagDatabase } from '../../../db/database'
import { withDatabase } from '../../../db/storage'
import { ignoreStorageFault, storageFaultOf } from '../../../stores/storage-fault'
import { showToast } from '../../../stores/toast'
import { currentDevice } from '../../../sync'
import { clinicTexts } from '../texts'

const texts = clinicTexts.link

export type HealthLink = ShareAnswer

const noteSchema = z.object({
  shares: z.array(shareAnswerSchema),
  /** The only copies of the keys of sealed links, by id. */
  keys: z.record(z.string(), z.string()),
})
type Note = z.infer<typeof noteSchema>

const EMPTY: Note = { shares: [], keys: {} }
const NOTE = 'health-links'

/** The links are in the shown record's database, so a sign-out removes them. */
const database = () => currentDevice.getState().device?.db

/** Keys that the storage could not take yet. They are stored with the next change of the note. */
const unsavedKeys = new WeakMap<LifeTagDatabase, Note['keys']>()

async function readNote(db: LifeTagDatabase): Promise<Note> {
  const row: unknown = await db.table('meta').get(NOTE)
  const { shares, keys } = noteSchema.safeParse(row).data ?? EMPTY
  return { shares, keys: { ...keys, ...unsavedKeys.get(db) } }
}

export async function readLinks(): Promise<HealthLink[]> {
  const db = database()
  return shown(db ? await withDatabase(db, () => readNote(db)) : EMPTY)
}

/**
 * Removes a key only if the answer says that its link has ended. A missing link is not enough, because
 * the answer may be older than the link.
 */
export const keepShares = (shares: readonly ShareAnswer[]): Promise<HealthLink[]> =>
  changeNote(({ keys }) => {
    const over = new Set(shares.filter(share => !isActive(share)).map(({ id }) => id))
    const kept = Object.entries(keys).filter(([id]) => !over.has(id))
    return { shares: [...shares], keys: Object.fromEntries(kept) }
  })

/**
 * A new link is shown even if this phone cannot store it, because there is no other copy of a sealed link's
 * key.
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
    showToast({ tone: 'warn', title: texts.copyNow, description: texts.copyNowDetail })
    const db = database()
    if (!db) return shown(add(EMPTY))
    if (key) unsavedKeys.set(db, { ...unsavedKeys.get(db), [share.id]: key })
    return shown(add((await readNote(db).catch(ignoreStorageFault)) ?? EMPTY))
  }
}

/** One transaction, because other tabs and answers write too. */
async function changeNote(change: (before: Note) => Note): Promise<HealthLink[]> {
  const db = database()
  if (!db) return shown(change(EMPTY))
  const unsaved = unsavedKeys.get(db)
  const note = await withDatabase(db, () =>
    db.transaction('rw', db.table('meta'), async () => {
      const changed = change(await readNote(db))
      await db.table('meta').put({ ...changed, key: NOTE })
      return changed
    }),
  )
  // Another link may have been made meanwhile.
  if (unsavedKeys.get(db) === unsaved) unsavedKeys.delete(db)
  return shown(note)
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
