/** Writes a link to a tag and reads it back: a tag that was moved away in between says nothing. */
import type { TagReader, TagReading } from './web-nfc'

export type TagFailure =
  | 'notAllowed'
  | 'notSupported'
  | 'movedAway'
  | 'tooSmall'
  | 'different'
  | 'stopped'
  | 'unknown'

export type TagStep = 'hold' | 'holdAgain'

/** Resolves with undefined when the tag holds `url`; `say` hears what the person is to do. */
export async function writeTag(
  reader: TagReader,
  url: string,
  { signal, say }: { signal: AbortSignal; say: (step: TagStep) => void },
): Promise<TagFailure | undefined> {
  try {
    say('hold')
    await reader.write({ records: [{ recordType: 'url', data: url }] }, { overwrite: true, signal })
    say('holdAgain')
    return (await readTag(reader, signal)) === url ? undefined : 'different'
  } catch (error) {
    return failureOf(error)
  }
}

/** For ever: the tag can be read from then on, and written by nobody. */
export async function lockTag(
  reader: TagReader,
  { signal, say }: { signal: AbortSignal; say: (step: TagStep) => void },
): Promise<TagFailure | undefined> {
  try {
    say('hold')
    if (!reader.makeReadOnly) return 'notSupported'
    await reader.makeReadOnly({ signal })
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}

/** The link of the next tag that is held to the phone; undefined where it holds none. */
async function readTag(reader: TagReader, signal: AbortSignal): Promise<string | undefined> {
  const reading = new Promise<string | undefined>((resolve, reject) => {
    reader.onreading = event => resolve(urlOf(event))
    reader.onreadingerror = () => reject(new DOMException('', 'NetworkError'))
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })
  // Whoever stops before the scan has begun is answered by the scan: then nobody waits for this.
  reading.catch(() => undefined)
  await reader.scan({ signal })
  return reading
}

function urlOf({ message }: TagReading): string | undefined {
  const record = message.records.find(({ recordType }) => recordType === 'url')
  return record?.data && new TextDecoder().decode(record.data)
}

/** By the names of the draft (write and makeReadOnly, "exceptions"). */
function failureOf(error: unknown): TagFailure {
  const { name = '', message = '' } = error as Partial<DOMException>
  // Chrome's words for it; the draft has no name of its own.
  if (/capacity|too (large|small|big)|exceed|not enough/i.test(message)) return 'tooSmall'
  return BY_NAME[name] ?? 'unknown'
}

const BY_NAME: Readonly<Record<string, TagFailure>> = {
  NotAllowedError: 'notAllowed',
  SecurityError: 'notAllowed',
  NotReadableError: 'notSupported',
  NotSupportedError: 'notSupported',
  NetworkError: 'movedAway',
  AbortError: 'stopped',
}
