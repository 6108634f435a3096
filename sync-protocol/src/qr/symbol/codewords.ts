/** Codewords in the order of their layout (ISO/IEC 18004, 7.4 to 7.6). Throws if no symbol holds the text. */
import type { QRCodeSegment } from 'qrcode'
import { getBlocksCount, getTotalCodewordsCount } from 'qrcode/lib/core/error-correction-code.js'
import type { Level } from 'qrcode/lib/core/error-correction-level.js'
import { getCharCountIndicator } from 'qrcode/lib/core/mode.js'
import ReedSolomonEncoder from 'qrcode/lib/core/reed-solomon-encoder.js'
import { fromArray, fromString, rawSplit, type Segment } from 'qrcode/lib/core/segments.js'
import { getSymbolTotalCodewords } from 'qrcode/lib/core/utils.js'
import { getBestVersionForData } from 'qrcode/lib/core/version.js'

const PADDING = [0xec, 0x11] as const

export function codewordsOf(
  content: string | QRCodeSegment[],
  level: Level,
): { version: number; codewords: number[] } {
  const segments = typeof content === 'string' ? split(content, level) : fromArray(content)
  const version = getBestVersionForData(segments, level)
  if (!version || segments.length === 0) throw new RangeError('No symbol holds this')

  const total = getSymbolTotalCodewords(version)
  const room = total - getTotalCodewordsCount(version, level)
  const data = dataOf(segments, version, room)
  return { version, codewords: withCorrection(data, total, getBlocksCount(version, level)) }
}

/** Larger symbols use longer character counts, so the best split depends on the version. */
const split = (text: string, level: Level): Segment[] =>
  fromString(text, getBestVersionForData(rawSplit(text), level) ?? 40)

function dataOf(segments: Segment[], version: number, room: number): Uint8Array {
  const data = new Uint8Array(room)
  let length = 0
  const bits = {
    put(value: number, count: number) {
      for (let bit = count - 1; bit >= 0; bit--, length++) {
        data[length >> 3] = (data[length >> 3] ?? 0) | (((value >> bit) & 1) << (~length & 7))
      }
    },
  }
  for (const segment of segments) {
    bits.put(segment.mode.bit, 4)
    bits.put(segment.getLength(), getCharCountIndicator(segment.mode, version))
    segment.write(bits)
  }
  // A terminator of up to four zeros fills a whole byte.
  const used = Math.ceil((length + 4) / 8)
  for (let i = used; i < room; i++) data[i] = PADDING[(i - used) & 1] ?? 0
  return data
}

function withCorrection(data: Uint8Array, total: number, count: number): number[] {
  const short = Math.floor(data.length / count)
  const shortOnes = count - (total % count)
  const encoder = new ReedSolomonEncoder(Math.floor(total / count) - short)
  const blocks: Uint8Array[] = []
  for (let from = 0; from < data.length; ) {
    const to = from + short + (blocks.length < shortOnes ? 0 : 1)
    blocks.push(data.slice(from, to))
    from = to
  }
  return [...inTurns(blocks), ...inTurns(blocks.map(block => encoder.encode(block)))]
}

function inTurns(blocks: Uint8Array[]): number[] {
  const all: number[] = []
  const longest = blocks.at(-1)?.length ?? 0
  for (let i = 0; i < longest; i++) {
    for (const block of blocks) {
      const byte = block[i]
      if (byte !== undefined) all.push(byte)
    }
  }
  return all
}
