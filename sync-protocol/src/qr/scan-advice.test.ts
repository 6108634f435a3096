import { expect, it } from 'vitest'
import { minPrintMm, scanAdvice } from './scan-advice'
import { checkScannability } from './scannability'

it('every refusal comes with its reason and the mend', () => {
  const { grade, reasons } = checkScannability({ color: '#ffee58', moduleMm: 0.2, quietZone: 1 })
  expect(grade).toBe('refused')
  const sentences = scanAdvice(reasons)
  expect(sentences).toHaveLength(3)
  for (const sentence of sentences) expect(sentence).toMatch(/Choose|Print|Make/)
})

it('a code printed as small as advised passes the gate, one millimetre less does not', () => {
  for (const modules of [33, 49, 65]) {
    const gradeAt = (mm: number) =>
      checkScannability({ color: '#000000', moduleMm: mm / modules }).grade
    expect(gradeAt(minPrintMm(modules))).toBe('good')
    expect(gradeAt(minPrintMm(modules) - 1)).toBe('refused')
  }
})
