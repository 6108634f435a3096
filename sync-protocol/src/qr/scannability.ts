/**
 * Contrast is WCAG 2's (relative luminance). ISO/IEC 18004 and our own measurements require dark on light and
 * wide modules. `red_light` is a note and no fault: phones read such a code well, some hand scanners do not,
 * and printing offers black.
 */
type ScanReason =
  | 'low_contrast'
  | 'weak_contrast'
  | 'not_darker'
  | 'small_modules'
  | 'narrow_quiet_zone'
  | 'red_light'

export interface Scannability {
  grade: 'good' | 'warn' | 'refused'
  reasons: ScanReason[]
}

interface ScanLook {
  color: string
  /** A transparent background is only used on a light plate. */
  background?: string
  moduleMm?: number
  /** In modules. */
  quietZone?: number
}

/** ISO/IEC 18004 sets no limit. Below this one, everyday photographs lost codes in our trials. */
export const MIN_MODULE_MM = 0.38
const MIN_CONTRAST = 3
const GOOD_CONTRAST = 4.5
const MIN_QUIET_ZONE = 4

const REFUSING: readonly ScanReason[] = [
  'low_contrast',
  'not_darker',
  'small_modules',
  'narrow_quiet_zone',
]

export function checkScannability(look: ScanLook): Scannability {
  const { color, background = '#ffffff', moduleMm, quietZone = MIN_QUIET_ZONE } = look
  const contrast = contrastOf(color, background)
  const found: Record<ScanReason, boolean> = {
    low_contrast: contrast < MIN_CONTRAST,
    weak_contrast: contrast >= MIN_CONTRAST && contrast < GOOD_CONTRAST,
    not_darker: luminance(color) >= luminance(background),
    // No printer is accurate to half a hundredth of a millimetre.
    small_modules: moduleMm !== undefined && moduleMm < MIN_MODULE_MM - 0.005,
    narrow_quiet_zone: quietZone < MIN_QUIET_ZONE,
    red_light: vanishesInRedLight(color, background),
  }
  const reasons = (Object.keys(found) as ScanReason[]).filter(reason => found[reason]) // keys of `found`
  if (reasons.some(reason => REFUSING.includes(reason))) return { grade: 'refused', reasons }
  return { grade: found.weak_contrast ? 'warn' : 'good', reasons }
}

export function contrastOf(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** Laser and some hand scanners have red light (about 650 nm), so only the red channel counts. */
function vanishesInRedLight(color: string, background: string): boolean {
  const [onColor = 0] = linear(color)
  const [onGround = 0] = linear(background)
  return (onGround + 0.05) / (onColor + 0.05) < MIN_CONTRAST
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(color: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Not a colour: ${color}`)
  return [1, 3, 5].map(at => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
}

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

/**
 * The QR code holds the link as four segments, each in its cheapest mode: bytes for `https://host/e/`, the
 * alphanumeric alphabet for the token, one byte for `#`, digits for the capsule.
 */
const TOKEN_LENGTH = 26

/** Versions 1 to 15 at level M: ISO/IEC 18004:2015, table 7. */
const CODEWORDS_M = [16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415]

/** The largest versions with wide enough modules (see scannability). */
export const PRINT_VERSIONS = { card: 10, sticker: 8 } as const

const MODE_BITS = 4
/** Below version 10, and from version 10 on (table 3). */
const LENGTH_BITS = { byte: [8, 16], alphanumeric: [9, 11], numeric: [10, 12] } as const

export function capsuleRoom(origin: string, version: number): number {
  const codewords = CODEWORDS_M[version - 1]
  if (codewords === undefined) throw new RangeError(`No prints of version ${version}`)
  const header = (mode: keyof typeof LENGTH_BITS) =>
    MODE_BITS + LENGTH_BITS[mode][version < 10 ? 0 : 1]
  const head = header('byte') + 8 * `${origin}/e/`.length
  const token = header('alphanumeric') + (TOKEN_LENGTH / 2) * 11
  const hash = header('byte') + 8
  const left = codewords * 8 - head - token - hash - header('numeric')
  return Math.max(0, Math.floor((left * 3) / 10))
}
