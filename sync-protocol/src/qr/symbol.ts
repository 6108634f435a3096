/**
 * A link as a QR symbol of level M (a card gets scratched; level L would save a version and lose
 * that). Our own links go in as four segments, each in its cheapest mode; anything else is left to
 * the encoder. The mask is chosen by the standard's rules: same text, same modules, everywhere.
 */
import { create } from 'qrcode/lib/core/qrcode.js'

export interface QrSymbol {
  version: number
  /** Modules along a side, without the quiet zone. */
  size: number
  isDark(row: number, column: number): boolean
}

const LINK = /^(https?:\/\/[!-~]+\/e\/)([0-9A-Z]{26})(#?)(\d*)$/

/** Engraved and stuck-on products ask for level Q. */
export type QrLevel = 'M' | 'Q'

export function makeSymbol(text: string, level: QrLevel = 'M'): QrSymbol {
  const { version, modules } = create(segmentsOf(text), { errorCorrectionLevel: level })
  const isDark = (row: number, column: number) => modules.get(row, column) === 1
  return { version, size: modules.size, isDark }
}

function segmentsOf(text: string): Parameters<typeof create>[0] {
  const [, head, token, hash, capsule] = LINK.exec(text) ?? []
  if (!head || !token || Boolean(hash) !== Boolean(capsule)) return text
  const link = [
    { mode: 'byte', data: ascii(head) },
    { mode: 'alphanumeric', data: token },
  ] as const
  if (!capsule) return [...link]
  return [...link, { mode: 'byte', data: ascii('#') }, { mode: 'numeric', data: capsule }]
}

const ascii = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
