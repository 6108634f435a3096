import { checkScannability, type Scannability, scanAdvice } from 'sync-protocol/qr'
import { phrase } from '../../i18n/phrase'
import { sentences } from '../../i18n/sentences'

/** The wallet card is our smallest print, measured with its margin. */
const CARD_CODE_MM = 30

export interface ScanAdvice {
  grade: Scannability['grade']
  words: string
}

/** `modules` is the width of the code with the margin of prints, or undefined if it was not drawn. */
export function scanAdviceOf(color: string, modules: number | undefined): ScanAdvice {
  const { grade, reasons } = checkScannability({
    color,
    ...(modules !== undefined && { moduleMm: CARD_CODE_MM / modules }),
  })
  return { grade, words: sentences(...scanAdvice(reasons).map(advice => phrase(advice))) }
}
