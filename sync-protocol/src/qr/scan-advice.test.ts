import { expect, it } from 'vitest'
import { minPrintMm, scanAdvice } from './scan-advice'
import { checkScannability } from './scannability'

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
