import { type DisclosedCode, disclose, type ResponderCard } from 'sync-protocol/disclosure'
import { fullNameOf, type MedicalRecord, todayHere } from 'sync-protocol/medical'
import {
  capsuleRoom,
  checkScannability,
  codeLink,
  contrastOf,
  isAmong,
  neededBy,
  PRINT_VERSIONS,
  type QrCode,
  renderCodeSvg,
  shrinkCapsule,
} from 'sync-protocol/qr'
import { type EditorForm, FORMS } from './print-forms'

const BLACK = '#000000'
const WHITE = '#ffffff'
const READABLE_CONTRAST = 4.5

export interface PrintedCode {
  svg: string
  scannability: ReturnType<typeof checkScannability>
  /** Counts the entries of the code's offline copy that this print's copy lacks. */
  leftOut: number
}

export interface CodeSize {
  /** Includes the quiet zone. */
  codeSideMm: number
  /** Limits the offline copy. */
  version: number
}

export function sizeOf(form: EditorForm): CodeSize {
  const { codeSideMm, printedAs } = FORMS[form]
  return { codeSideMm, version: PRINT_VERSIONS[printedAs === 'stickers' ? 'sticker' : 'card'] }
}

export function drawCodeOf(
  code: QrCode,
  origin: string,
  isBlack: boolean,
  { codeSideMm, version }: CodeSize,
): PrintedCode {
  const color = isBlack ? BLACK : code.qrColor
  const { digits, omitted } = shrinkCapsule(code.capsule, capsuleRoom(origin, version))
  const svg = renderCodeSvg({
    text: codeLink(origin, code.token, digits),
    color,
    background: WHITE,
  })
  const moduleMm = codeSideMm / modulesAcross(svg)
  const entries = omitted.filter(item => !isAmong(omitted, neededBy(item) ?? {}))
  return {
    svg,
    scannability: checkScannability({ color, background: WHITE, moduleMm }),
    leftOut: entries.length,
  }
}

export const captionColor = ({ textColor }: Pick<QrCode, 'textColor'>, isBlack: boolean): string =>
  isBlack || contrastOf(textColor, WHITE) < READABLE_CONTRAST ? BLACK : textColor

/** The drawing's view box is its number of modules and includes the quiet zone. */
export function modulesAcross(svg: string): number {
  return Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
}

/**
 * A `healthcare` code asks who is reading, but a found card cannot, so it shows no more than the card
 * of a public code.
 */
export function printedCard(
  record: MedicalRecord,
  code: DisclosedCode,
  nowMs: number,
): ResponderCard {
  const accessLevel = code.accessLevel === 'healthcare' ? 'public' : code.accessLevel
  return disclose(record, { ...code, accessLevel }, todayHere(new Date(nowMs)))
}

export const nameInRecord = ({ profile, account }: MedicalRecord): string =>
  profile?.fullName || fullNameOf(account ?? {}, profile?.primaryLanguage)
