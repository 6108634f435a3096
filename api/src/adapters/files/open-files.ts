import type { Env } from '../../core/env'
import { createS3Client, elementOf, type S3Access, StoreError } from '../s3/s3-client'
import type { FileKey, FileStore } from './file-store'

export type Files = {
  store: FileStore
  /** False while files are moved back, so that the store is only read. */
  takesNew: boolean
}

export const openFiles = ({ files }: Pick<Env, 'files'>): Files | null =>
  files && { store: openS3FileStore(files), takesNew: files.takesNew }

type S3Options = S3Access & {
  /** In path style, without a slash at the end. */
  url: string
  /** Stores allow at most 1,000. */
  listPage?: number
}

const PREFIX = 'files/'

/** The bucket needs no public access. */
export function openS3FileStore(options: S3Options): FileStore {
  const { url, listPage = 1_000 } = options
  const ask = createS3Client(options)

  const addressOf = ({ userId, id }: FileKey) => `${url}/${PREFIX}${userId}/${id}`

  return {
    async put(key, sealed) {
      const answer = await ask('PUT', addressOf(key), { body: sealed })
      if (!answer) throw new StoreError('The store has no such bucket')
    },
    get: async key => (await ask('GET', addressOf(key)))?.content,
    async delete(key) {
      await ask('DELETE', addressOf(key))
    },
    async *list() {
      let next: string | undefined
      do {
        const query = new URLSearchParams({
          prefix: PREFIX,
          'max-keys': `${listPage}`,
        })
        if (next) query.set('marker', next)
        const answer = await ask('GET', `${url}?${query}`)
        if (!answer) throw new StoreError('The store has no such bucket')
        const page = readListing(answer.content.toString('utf8'), PREFIX)
        yield* page.files
        next = page.next
      } while (next)
    },
  }
}

type Listing = {
  files: (FileKey & { changedAt: Date })[]
  next: string | undefined
}

const KEY = /^([0-9a-f-]{36})\/([0-9a-f-]{36})$/

/**
 * Reads ListObjects version 1, which every store has and whose pages continue after a key. Our keys are plain
 * ASCII, so this much XML parsing is enough. Other objects, such as a folder's marker, are skipped.
 */
function readListing(xml: string, prefix: string): Listing {
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
