import { createHash } from 'node:crypto'
import { FILE_TYPES, type FileType } from 'sync-protocol/sync'
import type { Subject } from '../db/act-for'

/** A file as it is kept, by what its bytes say it is. */
export type KeptFile = { type: FileType; content: Buffer }

/** Undefined for what is not there, or is another person's. */
export type ReadFile = (subject: Subject, id: string) => Promise<KeptFile | undefined>

/**
 * With what a file travels: as the type its bytes said, for this site alone, kept by no cache, and
 * able to load, run and frame nothing. The digest (RFC 9530) is what a device knows our whole
 * answer by.
 */
export function fileHeaders({ type, content }: KeptFile) {
  const { extension, isInline } = FILE_TYPES[type]
  const digest = createHash('sha256').update(content).digest('base64')
  return {
    'Content-Type': type,
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; filename="document.${extension}"`,
    'Content-Digest': `sha-256=:${digest}:`,
    'Content-Security-Policy': policyOf(type),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Browsers show a PDF in a viewer of their own, apart from our origin; some not in a sandbox. */
const policyOf = (type: FileType) =>
  type === 'application/pdf'
    ? "default-src 'none'; frame-ancestors 'none'"
    : "default-src 'none'; frame-ancestors 'none'; sandbox"
