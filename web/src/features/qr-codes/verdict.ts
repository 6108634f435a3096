/** Whether a code can be scanned, and if not why and what to do about it, in words. */
import { checkScannability, type Scannability, type ScanReason } from 'sync-protocol/qr'

const WORDS: Record<ScanReason, string> = {
  low_contrast: 'This colour is too pale on white to be scanned. Choose a darker one.',
  weak_contrast: 'This colour is pale: in poor light some scanners miss it. A darker one is safer.',
  not_darker: 'The code has to be darker than its background. Choose a darker colour.',
  small_modules:
    'It holds so much that its squares get too small on a wallet card. Choose a type that shows less.',
  narrow_quiet_zone: 'The white margin is too narrow. Make the code anew.',
  red_light: 'Phones read this colour. Hand scanners with red light do not: printing offers black.',
}

/** Side of the code on the wallet card, its margin included: the smallest print we offer. */
const CARD_CODE_MM = 30

export interface Verdict {
  grade: Scannability['grade']
  sentences: string[]
}

/** `modules`: how many the code is wide, margin included, once it is drawn. */
export function verdictOf(color: string, modules?: number): Verdict {
  const { grade, reasons } = checkScannability({
    color,
    ...(modules !== undefined && { moduleMm: CARD_CODE_MM / modules }),
  })
  return { grade, sentences: reasons.map(reason => WORDS[reason]) }
}
