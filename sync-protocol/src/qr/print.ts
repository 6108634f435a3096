/**
 * That a code was put on paper, a screen or a tag, and which making of it: a row is added each time and
 * never changed, so that no two devices can disagree about one. It tells the owner, on every device,
 * when the card in the wallet is older than the record or opens nothing any more.
 */
import * as z from 'zod/mini'
import type { QrCode } from './code'

/** Those after the first four came with version 2 of the protocol. */
export const PRINT_FORMS = [
  'card',
  'stickers',
  'sheet',
  'page',
  'wallpaper',
  'labels',
  'fridge',
  'keyTag',
  'wristband',
  'helmet',
  'nfc',
  'medicalId',
] as const
export type PrintForm = (typeof PRINT_FORMS)[number]

/** Characters of the token that a print remembers: enough to know it again, too few to open it. */
const LINK_MARK_LENGTH = 5

export const printSchema = z.strictObject({
  codeId: z.uuid(),
  /** Of the code, when it was printed. */
  revision: z.int().check(z.gte(1)),
  /** The beginning of the token that is on paper. */
  linkMark: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{5}$/)),
  form: z.enum(PRINT_FORMS),
  printedAt: z.iso.datetime(),
})

export type Print = z.infer<typeof printSchema>

export function printOf(
  code: Pick<QrCode, 'revision' | 'token'> & { id: string },
  form: PrintForm,
  nowMs: number,
): Print {
  return {
    codeId: code.id,
    revision: code.revision,
    linkMark: linkMarkOf(code.token),
    form,
    printedAt: new Date(nowMs).toISOString(),
  }
}

/** `stale`: it says less than the code does now. `dead`: its link was replaced, it opens nothing. */
export type PrintStatus = 'never' | 'current' | 'stale' | 'dead'

/** Where a code is, as its owner sees it: a card from a sheet of cards is a card. */
export const placeOf = (form: PrintForm): PrintForm => (form === 'sheet' ? 'card' : form)

/** The prints of each place where one was made, of any code. */
export function byPlace<P extends Print>(prints: readonly P[]): Map<PrintForm, P[]> {
  const places = new Map<PrintForm, P[]>()
  for (const print of prints) {
    const place = placeOf(print.form)
    places.set(place, [...(places.get(place) ?? []), print])
  }
  return places
}

/** What became of the newest print of a code, and when it was made. */
export function statusOfPrint(
  code: Pick<QrCode, 'revision' | 'token'> & { id: string },
  prints: readonly Print[],
): { status: PrintStatus; printedAt: string } {
  const [last] = prints
    .filter(print => print.codeId === code.id)
    .sort((a, b) => Date.parse(b.printedAt) - Date.parse(a.printedAt))
  if (!last) return { status: 'never', printedAt: '' }
  const { printedAt } = last
  if (last.linkMark !== linkMarkOf(code.token)) return { status: 'dead', printedAt }
  return { status: last.revision < code.revision ? 'stale' : 'current', printedAt }
}

/** The beginning of a token: what a print remembers of it. */
export const linkMarkOf = (token: string): string => token.slice(0, LINK_MARK_LENGTH)
