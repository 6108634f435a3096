import type { FileKey } from './file-store'

export type Listing = {
  files: (FileKey & { changedAt: Date })[]
  /** The key that the next page starts after; undefined: this is the last page. */
  next: string | undefined
}

/** Both are UUIDs in lower case; what is none of ours is passed over, not repaired. */
const KEY = /^([0-9a-f-]{36})\/([0-9a-f-]{36})$/

/**
 * A page of ListObjects (version 1, which every store has, and whose pages follow on a key). Our own keys are plain ASCII, so that its XML needs no more than this;
 * objects that are not ours (a folder's marker, somebody's note) are passed over.
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
