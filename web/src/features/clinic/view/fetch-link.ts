/**
 * Fetches the files of a SMART Health Link, as the guide defines it, with a manifest by POST and its files by
 * GET, or a single file by GET. Only this browser sends requests, over https, without cookies and redirects.
 * Answers have a maximum size and are decrypted with the key, which is never sent.
 */
import {
  FHIR_JSON,
  type ManifestFile,
  openFile,
  type Platform,
  readManifest,
  SEALED_MAX_LENGTH,
  type ShlFile,
  type ShlLink,
  wrongPasscodeSchema,
} from 'sync-protocol/shl'
import { clinicImportTexts } from '../texts-import'
import { isPrivateHost } from './private-address'

const { openLink: texts, linkRefusals: refusals } = clinicImportTexts

/** Files beyond this number are named and not fetched. */
const FILES_MAX = 10
const MANIFEST_MAX_BYTES = 16 * 1024 * 1024
const WAIT_MS = 30_000

export interface Asker {
  /** The sender of the link sees this name. */
  recipient: string
  passcode?: string
}

export interface World {
  fetch: typeof fetch
  platform: Platform
  /** The page is on this machine or its network, so links may lead there. */
  isLocal: boolean
  /** Applies to each answer, to its end. */
  waitMs?: number
}

/** `passcode` means that it was wrong. `remaining` is the number of tries left, if the server says so. */
export type Fetched =
  | { state: 'opened'; files: ShlFile[]; unread: number }
  | { state: 'passcode'; remaining: number | undefined }
  | { state: 'failed'; words: string }

export async function fetchLink(link: ShlLink, asker: Asker, world: World): Promise<Fetched> {
  try {
    return link.isDirect
      ? await fetchDirect(link, asker, world)
      : await fetchFiles(link, asker, world)
  } catch (error) {
    if (error instanceof Stop) return error.fetched
    return failed(texts.noAnswer)
  }
}

class Stop extends Error {
  readonly fetched: Fetched

  constructor(fetched: Fetched) {
    super(fetched.state)
    this.fetched = fetched
  }
}

const failed = (words: string): Fetched => ({ state: 'failed', words })

async function fetchDirect(link: ShlLink, { recipient }: Asker, world: World): Promise<Fetched> {
  const url = new URL(link.url)
  url.searchParams.set('recipient', recipient)
  return opened([await ask(url.href, {}, SEALED_MAX_LENGTH, world)], 0, link, world)
}

async function fetchFiles(
  link: ShlLink,
  { recipient, passcode }: Asker,
  world: World,
): Promise<Fetched> {
  const body = {
    recipient,
    ...(passcode !== undefined && { passcode }),
    // Saves a round trip if the server supports it.
    embeddedLengthMax: SEALED_MAX_LENGTH,
  }
  const headers = { 'Content-Type': 'application/json' }
  const asked = { method: 'POST', headers, body: JSON.stringify(body) }
  const manifest = await ask(link.url, asked, MANIFEST_MAX_BYTES, world)
  const read = readManifest(asJson(manifest))
  if (!read.ok) return failed(refusals[read.code])
  const files = read.files.filter(({ contentType }) => contentType.startsWith(FHIR_JSON))
  const sealed = await Promise.all(files.slice(0, FILES_MAX).map(file => sealedOf(file, world)))
  return opened(sealed, read.files.length - sealed.length, link, world)
}

const sealedOf = async (file: ManifestFile, world: World): Promise<string> =>
  'embedded' in file ? file.embedded : ask(file.location, {}, SEALED_MAX_LENGTH, world)

async function opened(
  sealed: readonly string[],
  unread: number,
  { key }: ShlLink,
  { platform }: World,
): Promise<Fetched> {
  const files: ShlFile[] = []
  for (const each of sealed) {
    const file = await openFile(each, key, platform)
    if (!file.ok) return failed(refusals[file.code])
    files.push({ contentType: file.contentType, content: file.content })
  }
  return { state: 'opened', files, unread }
}

async function ask(
  url: string,
  more: RequestInit,
  maxBytes: number,
  world: World,
): Promise<string> {
  const { fetch, isLocal, waitMs = WAIT_MS } = world
  if (!isLocal && isPrivateHost(new URL(url).hostname)) {
    throw new Stop(failed(refusals.bad_address))
  }
  const signal = AbortSignal.timeout(waitMs)
  const answer = await fetch(url, {
    ...more,
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    mode: 'cors',
    signal,
  })
  if (answer.ok) return textOf(answer, maxBytes, signal)
  if (answer.status === 401) {
    const read = wrongPasscodeSchema.safeParse(asJson(await textOf(answer, 10_000, signal)))
    throw new Stop({ state: 'passcode', remaining: read.data?.remainingAttempts })
  }
  throw new Stop(failed(refusalOf(answer)))
}

function refusalOf({ status, headers }: Response): string {
  if (status === 404 || status === 410) return texts.ended
  if (status === 429) {
    const seconds = Number(headers.get('Retry-After'))
    if (!Number.isFinite(seconds) || seconds <= 0) return texts.tooOften
    return seconds < 90
      ? texts.tooOftenSeconds({ count: Math.ceil(seconds) })
      : texts.tooOftenMinutes({ count: Math.ceil(seconds / 60) })
  }
  return texts.serverFault({ status })
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Stops at `max` bytes, whatever length the answer claims, and at the signal. A fetch can ignore the signal
 * after its answer, as Node's does after a garbage collection.
 */
async function textOf({ body }: Response, max: number, signal: AbortSignal): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  const stop = () => void reader?.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  try {
    let [text, size] = ['', 0]
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = (await reader?.read()) ?? { done: true }
      // A cancelled stream looks like one that has ended.
      signal.throwIfAborted()
      if (done || !value) return text + decoder.decode()
      size += value.length
      if (size > max) throw new Stop(failed(refusals.too_large))
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    stop()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
