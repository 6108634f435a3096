/** Whether a code can be scanned, and if not why and what to do about it, in words. */
import { checkScannability, type Scannability, scanAdvice } from 'sync-protocol/qr'

/** Side of the code on the wallet card, its margin included: the smallest print we offer. */
const CARD_CODE_MM = 30

export interface ScanAdvice {
  grade: Scannability['grade']
  sentences: string[]
}

/** `modules`: how many the code is wide, with the margin of prints; undefined where it was not drawn. */
export function scanAdviceOf(color: string, modules: number | undefined): ScanAdvice {
  const { grade, reasons } = checkScannability({
    color,
    ...(modules !== undefined && { moduleMm: CARD_CODE_MM / modules }),
  })
  return { grade, sentences: scanAdvice(reasons) }
}
