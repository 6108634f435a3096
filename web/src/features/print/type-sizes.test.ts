import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { largestBackSize, type SizedForm, TYPE_SIZES } from './type-sizes'

const FORMS = Object.keys(TYPE_SIZES) as SizedForm[] // its keys
/** The most severe first. */
const RANKED = ['alarm', 'caution', 'plain'] as const
const REST = ['person', 'longName', 'endlessName', 'title', 'heading'] as const

describe.each(FORMS)('on %s', form => {
  const sizes = TYPE_SIZES[form]

  it('a more severe role is larger', () => {
    const ranked = RANKED.map(role => sizes[role])
    expect(ranked).toEqual([...new Set(ranked)].sort((a, b) => b - a))
  })

  it('severe allergies are larger than everything else', () => {
    const { alarm, ...others } = sizes
    expect(Math.max(...Object.values(others))).toBeLessThan(alarm)
    for (const role of REST) expect([role, sizes[role] <= sizes.plain]).toEqual([role, true])
  })

  it('nothing is too small to read on paper', () => {
    expect(Math.min(...Object.values(sizes))).toBeGreaterThanOrEqual(6.5)
  })

  it('the back does not outgrow what is more severe on the front', () => {
    for (const [at, worse] of RANKED.entries()) {
      for (const milder of RANKED.slice(at + 1)) {
        const largest = largestBackSize(form, { grownTo: 1.1, front: [worse], back: [milder] })
        expect(largest * sizes[milder]).toBeCloseTo(1.1 * sizes[worse])
      }
    }
    const free = largestBackSize(form, { grownTo: 1, front: ['plain'], back: ['alarm', 'plain'] })
    expect(free).toBe(Number.POSITIVE_INFINITY)
  })
})

/** Selectors of printed words of the record. */
const SIZED = /wallet-(words|alarm|caution|name|emergency|label|heading|aside|face)|wall-page/

it('the style sheets set no sizes of their own for words of the record', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const css = ['wallet-card.css', 'paper.css', 'places/places.css'].map(read).join('\n')
  const rules = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const sized = rules
    .filter(([, selector = '', body = '']) => SIZED.test(selector) && /font-size/.test(body))
    .map(([, selector = '', body = '']) => [
      selector.trim(),
      /font-size:\s*([^;]+)/.exec(body)?.[1] ?? '',
    ])
  expect(sized.length).toBeGreaterThan(8)
  const own = sized.filter(
    ([, size = '']) =>
      !/^(var|calc)\(var\(--[a-zA-Z]+-size\)/.test(size) && !/^var\(--[a-zA-Z]+-size\)$/.test(size),
  )
  expect(own).toEqual([])
  // Each role has one size, so that no form can reverse the order.
  const selectors = sized.map(([selector]) => selector)
  expect(selectors).toEqual([...new Set(selectors)])
})
