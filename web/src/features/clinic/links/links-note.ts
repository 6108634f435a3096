import { type ShareAnswer, shareAnswerSchema, VIEWER_PATH } from 'sync-protocol/rest'
import { makeShlink } from 'sync-protocol/shl'
import * as z from 'zod/mini'
import { codeOrigin } from '../../../app/code-origin'
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
const table = () => currentDevice.getState().device?.db.table('meta')

async function readNote(): Promise<Note> {
  const row: unknown = await table()?.get(NOTE)
  return noteSchema.safeParse(row).data ?? EMPTY
}

/** What this phone knows without a connection. */
export const readLinks = async (): Promise<HealthLink[]> => shown(await readNote())

/** Keeps what the server said. A key goes when its link works no more. */
export async function keepShares(shares: readonly ShareAnswer[]): Promise<HealthLink[]> {
  const { keys } = await readNote()
  const active = new Set(shares.filter(isActive).map(({ id }) => id))
  const kept = Object.fromEntries(Object.entries(keys).filter(([id]) => active.has(id)))
  return writeNote({ shares: [...shares], keys: kept })
}

/** One that was just made, with the key of a sealed one. */
export async function keepShare(share: ShareAnswer, key?: string): Promise<HealthLink[]> {
  const { shares, keys } = await readNote()
  const others = shares.filter(({ id }) => id !== share.id)
  return writeNote({
    shares: [share, ...others],
    keys: { ...keys, ...(key && { [share.id]: key }) },
  })
}

async function writeNote(note: Note): Promise<HealthLink[]> {
  await table()?.put({ ...note, key: NOTE })
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
