/** Reading a file, a pasted text or a summary sends nothing. */
import { IPS_MAX_BYTES, type IpsSummary, readIps } from 'sync-protocol/ips'
import { todayHere } from 'sync-protocol/medical'
import { fail, ok, type Result } from '../../../http/result'
import { clinicImportTexts } from '../texts-import'

export interface Incoming {
  summary: IpsSummary
  from: string
}

/** Entries are read in the first of `languages` that they have. The failure is a message for the person. */
export function readIncoming(
  text: string,
  from: string,
  languages: readonly string[],
): Result<Incoming, string> {
  const read = readIps(text, { today: todayHere(new Date()), languages })
  return read.ok
    ? ok({ summary: read.summary, from })
    : fail(clinicImportTexts.fileRefusals[read.why])
}

export async function readIncomingFile(
  file: File,
  languages: readonly string[],
): Promise<Result<Incoming, string>> {
  if (file.size > IPS_MAX_BYTES) return fail(clinicImportTexts.fileRefusals.tooLarge)
  try {
    return readIncoming(await file.text(), file.name, languages)
  } catch {
    // A file in a cloud folder can be listed without being available.
    return fail(clinicImportTexts.bring.unreadable)
  }
}

export const isShlink = (text: string): boolean => LINK.test(text.slice(0, 2000))
/** Anchored at the beginning, because a summary may contain a link somewhere. */
const LINK = /^\s*(https?:\/\/[^\s#]+#)?shlink:\//i

let handed: Incoming | undefined

/** Passes a summary from the viewer to the review in memory, so that it is stored nowhere. */
export const passToReview = (incoming: Incoming): void => {
  handed = incoming
}

export function takeHanded(): Incoming | undefined {
  const taken = handed
  handed = undefined
  return taken
}
