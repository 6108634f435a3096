import { createHash } from 'node:crypto'
import { FILE_TYPES, type FileType } from 'sync-protocol/sync'
import type { Subject } from '../db/act-for'

export type KeptFile = { type: FileType; content: Buffer }

/** Undefined if the file does not exist or is another person's. */
export type ReadFile = (subject: Subject, id: string) => Promise<KeptFile | undefined>

/**
 * A file is sent as the type of its bytes, for this site alone. No cache keeps it, and it cannot load, run or
 * frame anything. Devices verify our complete answer by the digest (RFC 9530).
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

/** Browsers show a PDF in a viewer apart from our origin, and some do not in a sandbox. */
const policyOf = (type: FileType) =>
  type === 'application/pdf'
    ? "default-src 'none'; frame-ancestors 'none'"
    : "default-src 'none'; frame-ancestors 'none'; sandbox"
