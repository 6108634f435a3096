import { type DisclosedCode, disclose, type ResponderCard } from 'sync-protocol/disclosure'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
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
  /** How many entries of the code's offline copy are not in this print's. */
  leftOut: number
}

/** The code as it goes on paper: on white, in its own colour or in black. */
export function drawCode(
  code: QrCode,
  origin: string,
  isBlack: boolean,
  form: EditorForm,
): PrintedCode {
  const { codeSideMm, printedAs } = FORMS[form]
  const version = PRINT_VERSIONS[printedAs === 'stickers' ? 'sticker' : 'card']
  return drawCodeOf(code, origin, isBlack, { codeSideMm, version })
}

export interface CodeSize {
  /** With its quiet zone. */
  codeSideMm: number
  /** The largest QR version it may be: what its offline copy has room for. */
  version: number
}

/** The same in any size. */
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

/** The text colour, where it can be read on paper. */
export const captionColor = ({ textColor }: Pick<QrCode, 'textColor'>, isBlack: boolean): string =>
  isBlack || contrastOf(textColor, WHITE) < READABLE_CONTRAST ? BLACK : textColor

/** The drawing counts its modules, quiet zone and all, in its view box. */
export function modulesAcross(svg: string): number {
  return Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
}

/**
 * What the card says in words. Anyone who finds a card can read it, while a `healthcare` code first
 * asks who is reading: its card says no more than a public one would.
 */
export function printedCard(
  record: MedicalRecord,
  code: DisclosedCode,
  nowMs: number,
): ResponderCard {
  const accessLevel = code.accessLevel === 'healthcare' ? 'public' : code.accessLevel
  return disclose(record, { ...code, accessLevel }, todayHere(new Date(nowMs)))
}
