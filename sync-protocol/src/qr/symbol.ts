/**
 * Level L would save a version but not survive scratches, so a link uses level M. The standard's rules choose
 * the mask, so the same text has the same modules everywhere, as with the library.
 */
import type { QRCodeSegment } from 'qrcode'
import { M, Q } from 'qrcode/lib/core/error-correction-level.js'
import { getEncodedBits } from 'qrcode/lib/core/format-info.js'
import { codewordsOf } from './symbol/codewords'
import { bestMasked, type IsDark } from './symbol/mask'
import { layOut } from './symbol/modules'

export interface QrSymbol {
  version: number
  /** Modules along a side, without the quiet zone. */
  size: number
  isDark: IsDark
}

const LINK = /^(https?:\/\/[!-~]+\/e\/)([0-9A-Z]{26})(#?)(\d*)$/

/** Engraved and stuck-on products ask for level Q. */
export type QrLevel = 'M' | 'Q'

export function makeSymbol(text: string, level: QrLevel = 'M'): QrSymbol {
  const correction = level === 'Q' ? Q : M
  const { version, codewords } = codewordsOf(segmentsOf(text), correction)
  const modules = layOut(version, codewords)
  const isDark = bestMasked(modules, mask => getEncodedBits(correction, mask))
  return { version, size: modules.size, isDark }
}

function segmentsOf(text: string): string | QRCodeSegment[] {
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
