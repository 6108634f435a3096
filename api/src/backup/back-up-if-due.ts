import type { BackupPlace } from '../adapters/backups/open-place'
import { makeKeyPair, openStream, whole } from './age'
import { parseHead, parseSection } from './content'
import { readFrames } from './frames'
import { dateOfName, writeBackup } from './write-backup'

type Order = Omit<Parameters<typeof writeBackup>[0], 'recipients'> & { recipient: string }

const HOUR_MS = 60 * 60_000
/** A little less than a day, so that the time of day does not move by the interval of the job. */
const DUE_MS = 23.5 * HOUR_MS

/**
 * Makes a backup if the last one is a day old, reads it back, and then deletes old ones. Returns when the newest
 * one was made. Only this call can read the backup back, by a key that it forgets.
 */
export async function backUpIfDue({ recipient, ...order }: Order): Promise<Date> {
  const { place, now } = order
  const newest = await findNewestBackup(place, now)
  if (newest && now.getTime() - newest.getTime() < DUE_MS) return newest
  const pair = await makeKeyPair()
  const name = await writeBackup({ ...order, recipients: [recipient, pair.publicKey] })
  try {
    await readToEnd(place.read(name), pair.secretKey)
  } catch (error) {
    await place.remove(name)
    throw error
  }
  for (const old of namesToDelete(await listBackups(place))) await place.remove(old)
  return now
}

/** A backup from the future was made while the clock was wrong. */
export async function findNewestBackup(place: BackupPlace, now: Date): Promise<Date | undefined> {
  const dates = (await listBackups(place)).map(({ date }) => date).filter(date => date <= now)
  return dates.sort((a, b) => b.getTime() - a.getTime())[0]
}

async function listBackups(place: BackupPlace) {
  return (await place.list()).flatMap(name => {
    const date = dateOfName(name)
    return date ? [{ name, date }] : []
  })
}

/** Each byte is authenticated on the way. Throws if the backup is damaged or has no end. */
async function readToEnd(sealed: AsyncIterable<Uint8Array>, identity: string): Promise<void> {
  const frames = readFrames(openStream(sealed, [identity]))
  if (!parseHead(await whole(frames.readJson()))) throw new Error('The backup has no head')
  for (;;) {
    const section = parseSection(await whole(frames.readJson()))
    if (!section) throw new Error('The backup has no end')
    if (section.kind === 'end') return
  }
}

const DAY_MS = 24 * 60 * 60_000

/** The days since 1970 began on a Thursday, and weeks begin on Monday. */
const weekOf = (date: Date) => Math.floor((Math.floor(date.getTime() / DAY_MS) + 3) / 7)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const monthOf = (date: Date) => date.toISOString().slice(0, 7)

const DAYS = 7
const WEEKS = 4
const MONTHS = 3

type Dated = { name: string; date: Date }

/**
 * Returns the names that may be deleted. All backups of the last 7 days that have one stay, and the newest of each
 * of the last 4 weeks and of the last 3 months. Only backups are counted, so a wrong clock deletes none of them.
 */
export function namesToDelete(backups: readonly Dated[]): string[] {
  const newestFirst = backups.toSorted((a, b) => b.date.getTime() - a.date.getTime())
  const days = new Set([...new Set(newestFirst.map(({ date }) => dayOf(date)))].slice(0, DAYS))
  const kept = new Set([
    ...newestFirst.filter(({ date }) => days.has(dayOf(date))),
    ...newestOfEach(newestFirst, weekOf).slice(0, WEEKS),
    ...newestOfEach(newestFirst, monthOf).slice(0, MONTHS),
  ])
  return newestFirst.filter(backup => !kept.has(backup)).map(({ name }) => name)
}

function newestOfEach(newestFirst: readonly Dated[], spanOf: (date: Date) => unknown): Dated[] {
  const seen = new Set<unknown>()
  return newestFirst.filter(({ date }) => {
    const span = spanOf(date)
    return !seen.has(span) && seen.add(span)
  })
}
