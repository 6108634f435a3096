// The package's main entry would add canvas and PNG writers. Its core, used in dev and bench,
// chooses masks ten times slower than this product's code.
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
declare module 'qrcode/lib/core/segments.js' {
  import type { QRCodeSegment } from 'qrcode'
  import type { Mode } from 'qrcode/lib/core/mode.js'

  interface Segment {
    mode: Mode
    getLength(): number
    write(bits: { put(value: number, count: number): void }): void
  }
  export function fromArray(segments: QRCodeSegment[]): Segment[]
  export function fromString(text: string, version: number): Segment[]
  export function rawSplit(text: string): Segment[]
}
declare module 'qrcode/lib/core/mode.js' {
  interface Mode {
    readonly bit: number
  }
  export function getCharCountIndicator(mode: Mode, version: number): number
}
declare module 'qrcode/lib/core/error-correction-level.js' {
  interface Level {
    readonly bit: number
  }
  export const M: Level
  export const Q: Level
}
declare module 'qrcode/lib/core/version.js' {
  import type { Level } from 'qrcode/lib/core/error-correction-level.js'
  import type { Segment } from 'qrcode/lib/core/segments.js'

  export function getBestVersionForData(segments: Segment[], level: Level): number | undefined
  export function getEncodedBits(version: number): number
}
declare module 'qrcode/lib/core/utils.js' {
  export function getSymbolTotalCodewords(version: number): number
}
declare module 'qrcode/lib/core/error-correction-code.js' {
  import type { Level } from 'qrcode/lib/core/error-correction-level.js'

  export function getBlocksCount(version: number, level: Level): number
  export function getTotalCodewordsCount(version: number, level: Level): number
}
declare module 'qrcode/lib/core/reed-solomon-encoder.js' {
  class ReedSolomonEncoder {
    constructor(degree: number)
    encode(data: Uint8Array): Uint8Array
  }
  export = ReedSolomonEncoder
}
declare module 'qrcode/lib/core/alignment-pattern.js' {
  export function getPositions(version: number): [row: number, column: number][]
}
declare module 'qrcode/lib/core/format-info.js' {
  import type { Level } from 'qrcode/lib/core/error-correction-level.js'

  export function getEncodedBits(level: Level, mask: number): number
}
