import type { FileKey } from './file-store'

type Listing = {
  files: (FileKey & { changedAt: Date })[]
  /** The key after which the next page starts. */
  next: string | undefined
}

/** Our keys are two lowercase UUIDs. */
const KEY = /^([0-9a-f-]{36})\/([0-9a-f-]{36})$/

/**
 * Reads ListObjects version 1, which every store has and whose pages continue after a key. Our keys are plain
 * ASCII, so this much XML parsing is enough. Other objects, such as a folder's marker, are skipped.
 */
export function readListing(xml: string, prefix: string): Listing {
  const entries = xml.split('<Contents>').slice(1)
  const files = entries.flatMap(entry => {
    const key = elementOf(entry, 'Key') ?? ''
    const [, userId, id] = KEY.exec(key.slice(prefix.length)) ?? []
    const changedAt = new Date(elementOf(entry, 'LastModified') ?? '')
    const isOurs = key.startsWith(prefix) && !Number.isNaN(changedAt.getTime())
    return isOurs && userId && id ? [{ userId, id, changedAt }] : []
  })
  const isCut = elementOf(xml, 'IsTruncated') === 'true'
  return { files, next: isCut ? elementOf(entries.at(-1) ?? '', 'Key') : undefined }
}

function elementOf(xml: string, name: string): string | undefined {
  const start = xml.indexOf(`<${name}>`)
  const end = xml.indexOf(`</${name}>`, start)
  return start < 0 || end < 0 ? undefined : xml.slice(start + name.length + 2, end)
}
