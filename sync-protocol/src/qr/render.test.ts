import { describe, expect, it } from 'vitest'
import { renderCodeSvg } from './render'
import { makeSymbol } from './symbol'

const LINK = 'https://lifetag.example/e/0123456789ABCDEFGHJKMNPQRS'
const BLACK = '#000000'

describe('the picture of a code', () => {
  it('has the same bytes every time', () => {
    const svg = renderCodeSvg({ text: 'HELLO', color: BLACK })
    expect(renderCodeSvg({ text: 'HELLO', color: BLACK })).toBe(svg)
    expect(svg).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" role="img" shape-rendering="crispEdges"><title>QR code</title><path fill="#ffffff" d="M0 0h29v29H0z"/><path fill="#000000" d="M4 4h7v1h-7zm10 0h3v1h-3zm4 0h7v1h-7zM4 5h1v1h-1zm6 0h1v1h-1zm5 0h1v1h-1zm3 0h1v1h-1zm6 0h1v1h-1zM4 6h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zM4 7h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm2 0h1v1h-1zm3 0h2v1h-2zm3 0h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zM4 8h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm2 0h5v1h-5zm6 0h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zM4 9h1v1h-1zm6 0h1v1h-1zm2 0h2v1h-2zm4 0h1v1h-1zm2 0h1v1h-1zm6 0h1v1h-1zM4 10h7v1h-7zm8 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h7v1h-7zM12 11h1v1h-1zm3 0h2v1h-2zM4 12h1v1h-1zm2 0h5v1h-5zm10 0h1v1h-1zm2 0h5v1h-5zM8 13h1v1h-1zm3 0h3v1h-3zm5 0h1v1h-1zm3 0h1v1h-1zm2 0h4v1h-4zM4 14h2v1h-2zm4 0h4v1h-4zm7 0h1v1h-1zm2 0h1v1h-1zm3 0h2v1h-2zm4 0h1v1h-1zM6 15h2v1h-2zm7 0h1v1h-1zm6 0h2v1h-2zM8 16h4v1h-4zm6 0h2v1h-2zm3 0h1v1h-1zm3 0h1v1h-1zm2 0h1v1h-1zM12 17h1v1h-1zm2 0h5v1h-5zm7 0h1v1h-1zm2 0h2v1h-2zM4 18h7v1h-7zm12 0h1v1h-1zm2 0h2v1h-2zm4 0h1v1h-1zm2 0h1v1h-1zM4 19h1v1h-1zm6 0h1v1h-1zm2 0h7v1h-7zm9 0h1v1h-1zm3 0h1v1h-1zM4 20h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm3 0h1v1h-1zm3 0h1v1h-1zM4 21h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm3 0h1v1h-1zm3 0h1v1h-1zM4 22h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm2 0h1v1h-1zm3 0h1v1h-1zm2 0h1v1h-1zm3 0h1v1h-1zm2 0h1v1h-1zM4 23h1v1h-1zm6 0h1v1h-1zm4 0h1v1h-1zm5 0h2v1h-2zm3 0h1v1h-1zm2 0h1v1h-1zM4 24h7v1h-7zm8 0h1v1h-1zm2 0h2v1h-2zm3 0h1v1h-1zm3 0h1v1h-1zm2 0h1v1h-1z"/></svg>"`,
    )
  })

  it('draws exactly the dark modules, behind a quiet zone of four', () => {
    const symbol = makeSymbol(LINK)
    const { side, drawn } = read(renderCodeSvg({ text: LINK, color: BLACK }))
    expect(side).toBe(symbol.size + 8)
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        const isInside = [row, column].every(at => at >= 4 && at < side - 4)
        const isDark = isInside && symbol.isDark(row - 4, column - 4)
        expect(drawn.has(`${row},${column}`)).toBe(isDark)
      }
    }
  })

  it('has no background if it is meant for a light plate', () => {
    const svg = renderCodeSvg({ text: LINK, color: BLACK, background: null, quietZone: 0 })
    expect(svg.match(/<path/g)).toHaveLength(1)
    expect(read(svg).side).toBe(makeSymbol(LINK).size)
  })

  it('says what it is, escaped', () => {
    const svg = renderCodeSvg({ text: LINK, color: BLACK, title: 'Ann & <Bo>' })
    expect(svg).toContain('<title>Ann &#38; &#60;Bo&#62;</title>')
  })

  it('accepts only a colour as a colour', () => {
    for (const color of ['red', '#fff', '#000000"/><script>']) {
      expect(() => renderCodeSvg({ text: LINK, color })).toThrow(RangeError)
    }
  })
})

describe('a link', () => {
  it('is encoded as bytes, alphanumeric, one byte and digits', () => {
    const plain = makeSymbol(`${LINK}#${'1'.repeat(240)}`)
    const asBytes = makeSymbol(`${LINK}#${'a'.repeat(240)}`)
    expect(plain.version).toBe(8)
    expect(asBytes.version).toBe(13)
  })
})

function read(svg: string): { side: number; drawn: Set<string> } {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const path = svg.match(/d="([^"]*)"/g)?.at(-1) ?? ''
  const drawn = new Set<string>()
  let row = 0
  let column = 0
  for (const [, kind, x, y, width] of path.matchAll(/([Mm])(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    column = Number(x) + (kind === 'm' ? column : 0)
    row = Number(y) + (kind === 'm' ? row : 0)
    for (let i = 0; i < Number(width); i++) drawn.add(`${row},${column + i}`)
  }
  return { side, drawn }
}
