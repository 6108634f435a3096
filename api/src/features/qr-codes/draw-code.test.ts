import sharp from 'sharp'
import { codeLink, makeSymbol, QUIET_ZONE } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { drawPng } from './draw-code'

const ORIGIN = 'https://lifetag.example'
const CODE = { token: '0'.repeat(26), capsule: '', qrColor: '#DC2626' }
const DARK = 0xdc2626
const LIGHT = 0xffffff

it('a code as PNG has each module as whole pixels of its colour, and a quiet zone', async () => {
  const png = await drawPng(ORIGIN, CODE)
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const symbol = makeSymbol(codeLink(ORIGIN, CODE.token, CODE.capsule))
  const modules = symbol.size + 2 * QUIET_ZONE
  const scale = Math.ceil(1_000 / modules)
  expect(info).toMatchObject({ width: modules * scale, height: modules * scale, channels: 3 })

  const isDark = (x: number, y: number) => {
    const [column, row] = [x, y].map(at => Math.floor(at / scale) - QUIET_ZONE) as [number, number]
    const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < symbol.size
    return isInside && symbol.isDark(row, column)
  }
  const wrong: string[] = []
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const color = data.readUIntBE((y * info.width + x) * 3, 3)
      if (color !== (isDark(x, y) ? DARK : LIGHT)) wrong.push(`${x},${y}: ${color.toString(16)}`)
    }
  }
  expect(wrong).toEqual([])
})

it('a code as PNG is small: one bit per pixel and a palette of two colours', async () => {
  const png = await drawPng(ORIGIN, CODE)
  // ISO/IEC 15948, 11.2.2: the bit depth, and a palette as the colour type.
  expect([...png.subarray(24, 26)]).toEqual([1, 3])
  expect(png.length).toBeLessThan(5_000)
})
