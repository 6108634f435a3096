import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { PaperDrawing } from './drawing'
import { drawingsToPdf } from './pdf'
import { crc32, withDensity } from './png'
import { toBits } from './stencil'
import { drawingToSvg } from './svg'

const DRAWING: PaperDrawing = {
  widthMm: 85.6,
  heightMm: 53.98,
  marks: [
    { kind: 'box', x: 1, y: 1, width: 50, height: 20, radius: 0, color: '#c81e1e' },
    {
      kind: 'code',
      x: 50,
      y: 2,
      side: 30,
      modules: 10,
      paths: [
        { color: '#ffffff', d: 'M0 0h10v10H0z' },
        { color: '#dc2626', d: 'M4 4h2v1h-2zm3 0h1v1h-1zM4 5h1v1h-1z' },
      ],
    },
  ],
}
const pdf = async () => {
  const at = { x: 12, y: 12 }
  const blob = await drawingsToPdf('Karte (äé)', [
    { widthMm: 210, heightMm: 297, drawing: DRAWING, at },
  ])
  return Buffer.from(await blob.arrayBuffer())
}

it('every object of a PDF is at the offset that its cross-reference table gives', async () => {
  const file = await pdf()
  const text = file.toString('latin1')
  const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
  const [, size, table = ''] = /^xref\n0 (\d+)\n([\s\S]+?)trailer/.exec(text.slice(start)) ?? []
  const offsets = [...table.matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at))
  expect(offsets).toHaveLength(Number(size) - 1)
  for (const [i, at] of offsets.entries()) {
    expect(text.slice(at, at + 12)).toMatch(new RegExp(`^${i + 1} 0 obj\\n`))
  }
})

it('a PDF page has the size of its paper and asks to be printed at 100 %', async () => {
  const text = (await pdf()).toString('latin1')
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []
  expect(Number(width)).toBeCloseTo((210 / 25.4) * 72, 3)
  expect(Number(height)).toBeCloseTo((297 / 25.4) * 72, 3)
  expect(text).toContain('/PrintScaling /None')
})

it('each run of modules is one rectangle at its position, in the color of the code', async () => {
  const file = await pdf()
  const [, head = '', length] =
    /(\d+ 0 obj\n<< {2}\/Filter \/FlateDecode \/Length (\d+) >>\nstream\n)/.exec(
      file.toString('latin1'),
    ) ?? []
  const from = file.toString('latin1').indexOf(head) + head.length
  const content = inflateSync(file.subarray(from, from + Number(length))).toString()
  expect(content).toContain(
    'q 3 0 0 3 50 2 cm 0.8627 0.149 0.149 rg 4 4 2 1 re 7 4 1 1 re 4 5 1 1 re f Q',
  )
})

it('an SVG has its size in mm, and text cannot inject markup', () => {
  const svg = drawingToSvg({
    ...DRAWING,
    marks: [
      {
        kind: 'text',
        text: '<script> & "Ä"',
        words: [],
        x: 1,
        baseline: 5,
        width: 20,
        sizeMm: 3,
        weight: '700',
        family: '"A", sans-serif',
        direction: 'rtl',
        color: '#000000',
      },
    ],
  })
  expect(svg).toContain('width="85.6mm" height="53.98mm" viewBox="0 0 85.6 53.98"')
  expect(svg).toContain('<text x="21" y="5" textLength="20"')
  expect(svg).toContain('direction="rtl"')
  expect(svg).not.toContain('<script>')
})

it('a stencil paints pixels darker than the middle, and nothing outside the picture', () => {
  const light = [0, 255, 100, 200, 0, 255, 255, 255, 127]
  const rgba = Uint8ClampedArray.from(light.flatMap(grey => [grey, grey, grey, 255]))
  expect([...toBits(rgba, 9, 1)]).toEqual([0b0101_0111, 0b0111_1111])
})

it('the density of a PNG comes directly after its header', () => {
  const png = Uint8Array.from({ length: 60 }, (_, i) => i)
  const sized = withDensity(png, 600 / 0.0254)
  expect([...sized.subarray(0, 33)]).toEqual([...png.subarray(0, 33)])
  expect([...sized.subarray(33 + 21)]).toEqual([...png.subarray(33)])
  const chunk = new DataView(sized.buffer, 33, 21)
  expect([chunk.getUint32(0), chunk.getUint32(8), chunk.getUint8(16)]).toEqual([9, 23_622, 1])
  expect(chunk.getUint32(17)).toBe(crc32(sized.subarray(37, 37 + 13)))
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})
