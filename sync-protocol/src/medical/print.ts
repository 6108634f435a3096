/**
 * A print on paper, a screen or a tag adds a row, which never changes, so devices cannot disagree about it.
 * Every device can then warn the owner that the card in the wallet is older than the record or no longer
 * opens anything.
 */
import * as z from 'zod/mini'
import type { QrCode } from './qr-code'

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

/** Enough to recognise the token, too few to open it. */
const LINK_MARK_LENGTH = 5

export const printSchema = z.strictObject({
  codeId: z.uuid(),
  revision: z.int().check(z.gte(1)),
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

export const linkMarkOf = (token: string): string => token.slice(0, LINK_MARK_LENGTH)
