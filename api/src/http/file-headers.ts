import { createHash } from 'node:crypto'
import { FILE_TYPES, type FileType } from 'sync-protocol/sync'
import type { Subject } from '../db/act-for'

export type KeptFile = { type: FileType; content: Buffer }

/** Undefined if the file does not exist or is another person's. */
export type ReadFile = (subject: Subject, id: string) => Promise<KeptFile | undefined>

/**
 * Other sites and caches get no file, and a file cannot load, run or frame anything. Devices verify our
 * complete answer by the digest (RFC 9530).
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

/** Some browsers show no PDF in a sandbox, and the PDF viewer runs apart from our origin. */
const policyOf = (type: FileType) =>
  type === 'application/pdf'
    ? "default-src 'none'; frame-ancestors 'none'"
    : "default-src 'none'; frame-ancestors 'none'; sandbox"
