/** What somebody brings: a file, a pasted text, or what a viewer opened before. Read here, sent nowhere. */
import { IPS_MAX_BYTES, IPS_REFUSALS, type IpsSummary, readIps } from 'sync-protocol/ips'
import { todayHere } from 'sync-protocol/medical'
import { fail, ok, type Result } from '../../../http/result'

export interface Incoming {
  summary: IpsSummary
  /** The file's name, or where it is from. */
  from: string
}

/** `languages`: in which entries are read, the best first. A failure is in words. */
export function readIncoming(
  text: string,
  from: string,
  languages: readonly string[],
): Result<Incoming, string> {
  const read = readIps(text, { today: todayHere(new Date()), languages })
  return read.ok ? ok({ summary: read.summary, from }) : fail(read.words)
}

/** Not even read where it is too large. */
export async function readIncomingFile(
  file: File,
  languages: readonly string[],
): Promise<Result<Incoming, string>> {
  if (file.size > IPS_MAX_BYTES) return fail(IPS_REFUSALS.tooLarge)
  try {
    return readIncoming(await file.text(), file.name, languages)
  } catch {
    // A file of a cloud folder may be listed without being there.
    return fail('This file could not be read. Choose it again.')
  }
}

/** A link is opened by the viewer, not here. */
export const isShlink = (text: string): boolean => LINK.test(text.slice(0, 2000))
/** From its first sign on: a summary may name a link somewhere. */
const LINK = /^\s*(https?:\/\/[^\s#]+#)?shlink:\//i

let handed: Incoming | undefined

/** From the viewer to the review, without a place in between where it could stay. */
export const handOver = (incoming: Incoming): void => {
  handed = incoming
}

export function takeHanded(): Incoming | undefined {
  const taken = handed
  handed = undefined
  return taken
}
