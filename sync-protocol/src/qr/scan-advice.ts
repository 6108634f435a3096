import { MIN_MODULE_MM, REFUSING, type ScanReason } from './scannability'

const WORDS: Record<ScanReason, string> = {
  low_contrast: 'This color is too pale on white to be scanned. Choose a darker one.',
  weak_contrast:
    'This color is pale, and some scanners miss it in poor light. Choose a darker one.',
  not_darker: 'The code has to be darker than its background. Choose a darker color.',
  small_modules:
    'The code holds so much that its squares are too small at this size. Print it larger, or choose a type that shows less.',
  narrow_quiet_zone: 'The white margin is too narrow. Make the code again.',
  red_light: 'Some hospital scanners can’t read this color. Print in black.',
}

/** A refused code needs only the reasons for the refusal. */
export function scanAdvice(reasons: readonly ScanReason[]): string[] {
  const refusing = reasons.filter(reason => REFUSING.includes(reason))
  return (refusing.length > 0 ? refusing : reasons).map(reason => WORDS[reason])
}

export const minPrintMm = (modules: number): number => Math.ceil(modules * MIN_MODULE_MM)
