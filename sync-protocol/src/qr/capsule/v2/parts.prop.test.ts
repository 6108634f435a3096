import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CASE_HABITS } from '../v1/letter-case'
import { foldCase, unfoldCase } from './letter-case'
import { decodeOn, encodeOn, PAGES, pageFor } from './pages'

const SCRIPTS = 'aZ0 \u001b\u001e.ßąŁżÿŸбЄїґҐبپ٣कि।王ペ卵Ａ한中😀'
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...SCRIPTS) }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map(codes => String.fromCharCode(...codes)),
)

describe('pages', () => {
  it('give back any text on any page, and never the byte 0xFF', () => {
    fc.assert(
      fc.property(anyText, fc.nat(PAGES - 1), (text, page) => {
        const bytes = encodeOn(page, text)
        expect(bytes.filter(byte => byte < 0 || byte >= 0xff)).toEqual([])
        expect(decodeOn(page, bytes)).toBe(text)
      }),
    )
  })

  it.each([
    ['Zażółć gęślą jaźń'.toLowerCase(), 1],
    ['варфарин ґрунт їжа', 1],
    ['وارفارين ٥ ملغ', 1],
    ['दिन में दो बार', 1],
    ['華法林每日一次', 2],
    ['ワーファリン', 2],
    ['warfarin', 1],
  ])('%s takes %i bytes a letter', (text, bytesEach) => {
    const { bytes } = pageFor(text, 0)
    expect(bytes.length).toBeLessThanOrEqual([...text].length * bytesEach)
  })

  it('keep the page that is expected where it does as well as any', () => {
    for (let page = 0; page < PAGES; page++) expect(pageFor('5 mg', page).page).toBe(page)
  })
})

describe('letter case', () => {
  it('comes back whatever the habit', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...CASE_HABITS), (text, expected) => {
        const { habit, folded } = foldCase(text, expected)
        expect(unfoldCase(folded, habit)).toBe(text)
      }),
    )
  })

  it.each([
    ['ŁUKASZ ŻÓŁĆ', 'upper', 'łukasz żółć'],
    ['Їжак Ґалаґан', 'title', 'їжак ґалаґан'],
    ['Şule Ünal', 'title', 'şule ünal'],
  ] as const)('%s is %s, and costs no marks', (text, habit, folded) => {
    expect(foldCase(text, 'lower')).toEqual({ habit, folded })
  })
})
