import { describe, expect, it } from 'vitest'
import { QR_COLORS, TEXT_COLORS } from './colors'
import { checkScannability, contrastOf, minPrintMm, scanAdvice } from './scannability'

describe('the named colours', () => {
  it('are ten different colours, and Black for text', () => {
    expect(QR_COLORS.map(({ name }) => name)).toEqual([
      'Medical Red',
      'Medical Blue',
      'Medical Green',
      'Medical Purple',
      'Medical Pink',
      'Medical Orange',
      'Classic Black',
      'Emergency Orange',
      'Healthcare Blue',
      'Safety Green',
    ])
    expect(new Set(TEXT_COLORS.map(({ value }) => value)).size).toBe(11)
    expect(TEXT_COLORS.at(-1)).toEqual({ name: 'Black', value: '#000000' })
    expect(QR_COLORS[0].value).toBe('#DC2626')
  })

  it.each(TEXT_COLORS)('$name scans well on white', ({ value }) => {
    expect(checkScannability({ color: value, moduleMm: 0.38 }).grade).toBe('good')
  })

  it('carry a note about red light only if they are red, pink or orange', () => {
    const noted = TEXT_COLORS.filter(({ value }) =>
      checkScannability({ color: value }).reasons.includes('red_light'),
    )
    expect(noted.map(({ name }) => name)).toEqual([
      'Medical Red',
      'Medical Pink',
      'Medical Orange',
      'Emergency Orange',
    ])
  })
})

describe('a code', () => {
  it.each([
    ['black on white', { color: '#000000' }, 'good', []],
    ['grey of 4.6:1', { color: '#757575' }, 'good', []],
    ['grey of 3.5:1', { color: '#888888' }, 'warn', ['weak_contrast']],
    ['grey of 2.8:1', { color: '#999999' }, 'refused', ['low_contrast', 'red_light']],
    [
      'white on black',
      { color: '#ffffff', background: '#000000' },
      'refused',
      ['not_darker', 'red_light'],
    ],
    ['modules of 0.37 mm', { color: '#000000', moduleMm: 0.37 }, 'refused', ['small_modules']],
    ['modules of 0.38 mm', { color: '#000000', moduleMm: 0.38 }, 'good', []],
    ['a quiet zone of 3', { color: '#000000', quietZone: 3 }, 'refused', ['narrow_quiet_zone']],
    ['blue on yellow', { color: '#1d4ed8', background: '#fde047' }, 'good', []],
  ] as const)('%s', (_name, look, grade, reasons) => {
    expect(checkScannability(look)).toEqual({ grade, reasons })
  })

  it('has the contrast that WCAG defines', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

it('every refusal names its reason and the fix', () => {
  const { grade, reasons } = checkScannability({ color: '#ffee58', moduleMm: 0.2, quietZone: 1 })
  expect(grade).toBe('refused')
  const sentences = scanAdvice(reasons)
  expect(sentences).toHaveLength(3)
  for (const sentence of sentences) expect(sentence).toMatch(/Choose|Print|Make/)
})

it('a code passes at the advised print size and fails one millimetre below it', () => {
  for (const modules of [33, 49, 65]) {
    const gradeAt = (mm: number) =>
      checkScannability({ color: '#000000', moduleMm: mm / modules }).grade
    expect(gradeAt(minPrintMm(modules))).toBe('good')
    expect(gradeAt(minPrintMm(modules) - 1)).toBe('refused')
  }
})
