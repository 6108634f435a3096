import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LETTER_SIZES, largestBehind, type SizedForm } from './letter-sizes'

const FORMS = Object.keys(LETTER_SIZES) as SizedForm[] // its keys
/** Worst to miss first; what a line does not name is bound by nothing. */
const RANKED = ['alarm', 'caution', 'plain'] as const
const REST = ['person', 'longName', 'endlessName', 'title', 'heading'] as const

describe.each(FORMS)('on %s', form => {
  const sizes = LETTER_SIZES[form]

  it('what is worse to miss is larger', () => {
    const ranked = RANKED.map(role => sizes[role])
    expect(ranked).toEqual([...new Set(ranked)].sort((a, b) => b - a))
  })

  it('nothing is larger than severe allergies', () => {
    expect(Math.max(...Object.values(sizes))).toBe(sizes.alarm)
    for (const role of REST) expect([role, sizes[role] <= sizes.plain]).toEqual([role, true])
  })

  it('nothing is too small to read on paper', () => {
    expect(Math.min(...Object.values(sizes))).toBeGreaterThanOrEqual(6.5)
  })

  it('a second side does not outgrow what is worse on the first', () => {
    for (const [at, worse] of RANKED.entries()) {
      for (const milder of RANKED.slice(at + 1)) {
        const largest = largestBehind(form, { grownTo: 1.1, front: [worse], back: [milder] })
        expect(largest * sizes[milder]).toBeCloseTo(1.1 * sizes[worse])
      }
    }
    const free = largestBehind(form, { grownTo: 1, front: ['plain'], back: ['alarm', 'plain'] })
    expect(free).toBe(Number.POSITIVE_INFINITY)
  })
})

/** Of words of the record, wherever they are printed. */
const SIZED = /wallet-(words|alarm|caution|name|emergency|label|heading|aside|face)|wall-page/

it('the style sheets have no size of their own for words of the record', () => {
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
  // Each role is given its size once, so that no form can turn the order round.
  const selectors = sized.map(([selector]) => selector)
  expect(selectors).toEqual([...new Set(selectors)])
})
