import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodePng } from './encode-png'

/** The chunks of a PNG by type; fails on a checksum that does not fit. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('ascii', at + 4, at + 8)
    chunks.set(type, png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return chunks
}

it('a picture of two colours has its size, its palette and its pixels', () => {
  const isDark = (x: number, y: number) => x === y
  const png = encodePng({ sidePx: 10, dark: '#DC2626', light: '#ffffff', isDark })
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const chunks = chunksOf(png)
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  expect(chunks.get('IHDR')?.toString('hex')).toBe('0000000a0000000a0103000000')
  expect(chunks.get('PLTE')?.toString('hex')).toBe('ffffffdc2626')
  const pixels = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  expect(pixels.toString('hex').match(/.{6}/g)).toEqual([
    ...['008000', '004000', '002000', '001000', '000800'],
    ...['000400', '000200', '000100', '000080', '000040'],
  ])
})

it('the checksum is the one of the standard', () => {
  const png = encodePng({ sidePx: 1, dark: '#000000', light: '#ffffff', isDark: () => true })
  // The last chunk is the same in every PNG there is.
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082')
})
