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

/**
 * Reads the tag back, because no error is reported if the tag moves away early. Resolves with undefined if
 * the tag contains `url`.
 */
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

/** Locks a tag for ever, so that it stays readable and cannot be written again. */
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

async function readTag(reader: TagReader, signal: AbortSignal): Promise<string | undefined> {
  const reading = new Promise<string | undefined>((resolve, reject) => {
    reader.onreading = event => resolve(urlOf(event))
    reader.onreadingerror = () => reject(new DOMException('', 'NetworkError'))
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })
  // If the person stops before the scan begins, `scan` rejects and this promise is not awaited.
  reading.catch(() => undefined)
  await reader.scan({ signal })
  return reading
}

function urlOf({ message }: TagReading): string | undefined {
  const record = message.records.find(({ recordType }) => recordType === 'url')
  return record?.data && new TextDecoder().decode(record.data)
}

/** The draft lists these names (write and makeReadOnly, "exceptions"). */
function failureOf(error: unknown): TagFailure {
  const { name = '', message = '' } = error as Partial<DOMException>
  // The draft has no error name for a tag that is too small, so this matches Chrome's message.
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
