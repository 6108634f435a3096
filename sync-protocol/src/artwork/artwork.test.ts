import { describe, expect, it } from 'vitest'
import { PRODUCTS, type ProductId } from '../commerce/products'
import { drawItem, drawingToPdf, drawingToSvg, GOODS_MIN_MODULE_MM, ITEM_SHAPES, SAFE_MM } from '.'

const TOKEN = '0123456789ABCDEFGHJKMNPQRS'
const draw = (
  productId: ProductId,
  colorId: string | null,
  digits: number,
  origin = 'https://lifetag.example',
) => drawItem({ productId, colorId, origin, token: TOKEN, capsule: '7'.repeat(digits) })
const ITEMS = PRODUCTS.flatMap(({ id, colors }): (readonly [ProductId, string | null])[] =>
  colors.length === 0 ? [[id, null] as const] : colors.map(color => [id, color.id] as const),
)

describe.each(ITEMS)('product %s in %s', (id, color) => {
  const { widthMm, heightMm, plate } = ITEM_SHAPES[id]

  it.each([0, 100, 400, 3000])(
    'with %i digits of offline copy has wide modules on a light plate',
    digits => {
      const { shapes } = draw(id, color, digits)
      const [ground, light, code] = shapes
      expect([light?.fill, code?.fill]).toEqual(['#ffffff', '#000000'])
      expect(ground?.segments[0]).toEqual({ to: 'M', at: [0, 0] })
      // A run is one module high.
      const [from, , corner] = code?.segments ?? []
      const [top = 0, bottom = 0] = [from, corner].map(each =>
        each && each.to !== 'Z' ? each.at[1] : 0,
      )
      expect(bottom - top).toBeGreaterThanOrEqual(GOODS_MIN_MODULE_MM)
    },
  )

  it('keeps parts that must not be cut away from the edge', () => {
    expect(plate.x).toBeGreaterThanOrEqual(SAFE_MM)
    expect(plate.y).toBeGreaterThanOrEqual(SAFE_MM)
    expect(plate.x + plate.side).toBeLessThanOrEqual(widthMm - SAFE_MM)
    expect(plate.y + plate.side).toBeLessThanOrEqual(heightMm - SAFE_MM)
    const { shapes, bleedMm } = draw(id, color, 0)
    const points = shapes
      .slice(2)
      .flatMap(({ segments }) => segments.flatMap(each => (each.to === 'Z' ? [] : [...each.at])))
    expect(Math.min(...points)).toBeGreaterThanOrEqual(bleedMm + SAFE_MM - 0.01)
    const right = shapes
      .slice(2)
      .flatMap(({ segments }) =>
        segments.flatMap(each =>
          each.to === 'Z' ? [] : each.at.filter((_, index) => index % 2 === 0),
        ),
      )
    expect(Math.max(...right)).toBeLessThanOrEqual(bleedMm + widthMm - SAFE_MM + 0.01)
  })

  it('gives the same bytes each time and contains no font', () => {
    const [one, other] = [draw(id, color, 90), draw(id, color, 90)]
    expect(drawingToPdf(one)).toBe(drawingToPdf(other))
    expect(drawingToSvg(one)).toBe(drawingToSvg(other))
    expect(drawingToPdf(one)).not.toContain('/Font')
    expect(drawingToSvg(one)).not.toContain('<text')
  })
})

it('the table of a PDF has the offset of each object', () => {
  const pdf = drawingToPdf(draw('3', 'red', 0))
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) =>
    Number(offset),
  )
  expect(offsets.map(offset => pdf.slice(offset, offset + 7))).toEqual(
    offsets.map((_, index) => `${index + 1} 0 obj`),
  )
})

it('an address that is too long for every product is refused and not drawn too small', () => {
  expect(() => draw('1', null, 0, `https://${'long.'.repeat(60)}example`)).toThrow(RangeError)
})
