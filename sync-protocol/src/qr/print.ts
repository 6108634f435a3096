/**
 * That a code was put on paper, a screen or a tag, and which making of it: a row is added each time and
 * never changed, so that no two devices can disagree about one. It tells the owner, on every device,
 * when the card in the wallet is older than the record or opens nothing any more.
 */
import * as z from 'zod/mini'
import type { QrCode } from './code'

export const PRINT_FORMS = [
  'card',
  'sheet',
  'travel',
  'school',
  'stickers',
  'page',
  'family',
  'wallpaper',
  'labels',
  'fridge',
  'keyTag',
  'wristband',
  'helmet',
  'nfc',
  'nfcLink',
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

/** The beginning of a token: what a print remembers of it. */
export const linkMarkOf = (token: string): string => token.slice(0, LINK_MARK_LENGTH)
