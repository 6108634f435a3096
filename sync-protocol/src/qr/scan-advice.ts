import { MIN_MODULE_MM, REFUSING, type ScanReason } from './scannability'

const WORDS: Record<ScanReason, string> = {
  low_contrast: 'This color is too pale on white to be scanned. Choose a darker one.',
  weak_contrast: 'This color is pale: in poor light some scanners miss it. A darker one is safer.',
  not_darker: 'The code has to be darker than its background. Choose a darker color.',
  small_modules:
    'It holds so much that its squares get too small at this size. Print it larger, or choose a type that shows less.',
  narrow_quiet_zone: 'The white margin is too narrow. Make the code anew.',
  red_light: 'Phones read this color. Hand scanners with red light do not: printing offers black.',
}

/** For a refused code, "phones read its colour" would not be true. */
export function scanAdvice(reasons: readonly ScanReason[]): string[] {
  const refusing = reasons.filter(reason => REFUSING.includes(reason))
  return (refusing.length > 0 ? refusing : reasons).map(reason => WORDS[reason])
}

export const minPrintMm = (modules: number): number => Math.ceil(modules * MIN_MODULE_MM)
