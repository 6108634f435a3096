/**
 * A file's id is derived from its owner and its bytes. A device without signal can therefore name a file that
 * the server has not seen, and a file that is sent twice is stored once. The user id is part of it so that
 * two ids never reveal that two people keep the same file.
 */
import { COLLECTION_NAMES, COLLECTIONS, type Collection } from './collections'

export const FILE_MESSAGES = {
  too_large: 'Choose a file of at most 10 MB',
  unsupported_type: 'Choose a PDF, a Word document, or a JPG, PNG or WebP picture',
  not_a_picture: 'Choose a JPG, PNG or WebP picture',
  picture_too_large: 'This picture has too many pixels. Choose a smaller one',
  picture_unreadable: 'This picture cannot be read. Choose another one',
  quota_exceeded: 'There is room for 20 files and 50 MB in all. Remove a file first',
  file_unknown: 'This file is not on the server. Choose it again',
  file_damaged: 'This file can no longer be read on this device. Choose it again',
} as const

export type FileProblem = keyof typeof FILE_MESSAGES

const FILE_URL = /^\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const fileUrl = (id: string): string => `/api/files/${id}`

export const fileIdIn = (url: unknown): string | null =>
  typeof url === 'string' ? (FILE_URL.exec(url)?.[1] ?? null) : null

export const fileIdSource = (userId: string, sha256: string): string =>
  `lifetag file ${userId} ${sha256}`

/** UUIDv8 (RFC 9562, 5.8) from the first 122 free bits of a SHA-256 digest. */
export function fileIdOf(digest: Uint8Array): string {
  const bytes = digest.slice(0, 16)
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export const FILE_COLLECTIONS = COLLECTION_NAMES.filter(
  name => COLLECTIONS[name].fileFields.length > 0,
)

export function filesNamedBy(
  collection: Collection,
  fields: Readonly<Record<string, unknown>>,
): { field: string; url: unknown }[] {
  return COLLECTIONS[collection].fileFields.flatMap(field => {
    const url = Object.hasOwn(fields, field) ? fields[field] : undefined
    return url === undefined || url === null || url === '' ? [] : [{ field, url }]
  })
}
