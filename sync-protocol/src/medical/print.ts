/**
 * A print on paper, a screen or a tag adds a row, which never changes, so devices cannot disagree about it.
 * Every device can then warn the owner that the card in the wallet is older than the record or no longer
 * opens anything.
 */
import * as z from 'zod/mini'
import { FINGERPRINT } from './fingerprint'
import type { QrCode } from './qr-code'
import type { MedicalRecord } from './record'
import { recordMarkOf } from './record-mark'
import { text } from './text'
import { linkMarkOf } from './usable-codes'

export const PRINT_FORMS = [
  'card',
  'sheet',
  'travel',
  'school',
  'stickers',
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

/** The choices of a print, from which it can be printed again unchanged. */
const printLookSchema = z.strictObject({
  locale: z.optional(z.string().check(z.regex(/^[A-Za-z-]{2,20}$/))),
  paper: z.optional(z.enum(['a4', 'letter'])),
  /** ISO 3166-1 alpha-2, or empty if the print says what to call anywhere. */
  country: z.optional(z.string().check(z.regex(/^([A-Z]{2})?$/))),
  isInColor: z.optional(z.boolean()),
  isLarge: z.optional(z.boolean()),
  /** Entries that the person switched on or off, unlike the usual print. */
  switched: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200))),
  /** Instructions for teachers and sitters. */
  text: z.optional(z.string().check(z.maxLength(1000))),
})
export type PrintLook = z.infer<typeof printLookSchema>

const LOOK_MAX = 20_000

/** Returns nothing if the text is not a look in JSON. */
function parseLook(written: string): PrintLook | undefined {
  try {
    return printLookSchema.safeParse(JSON.parse(written)).data
  } catch {
    return undefined
  }
}

export const lookOf = ({ look }: Pick<Print, 'look'>): PrintLook | undefined =>
  look === undefined ? undefined : parseLook(look)

export const printSchema = z.strictObject({
  codeId: z.uuid(),
  revision: z.int().check(z.gte(1)),
  linkMark: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{5}$/)),
  form: z.enum(PRINT_FORMS),
  printedAt: z.iso.datetime(),
  /** `recordMarkOf` the record whose words were printed. */
  recordMark: z.string().check(z.regex(FINGERPRINT)),
  /** A `PrintLook` in JSON, because a field of a row is a single value. */
  look: z.optional(
    text(LOOK_MAX).check(
      z.refine(written => parseLook(written) !== undefined, {
        error: 'This is no look of a print',
      }),
    ),
  ),
})

export type Print = z.infer<typeof printSchema>

export function printOf(
  code: Pick<QrCode, 'revision' | 'token'> & { id: string },
  record: MedicalRecord,
  { form, nowMs, look }: { form: PrintForm; nowMs: number; look?: PrintLook | undefined },
): Print {
  return {
    codeId: code.id,
    revision: code.revision,
    linkMark: linkMarkOf(code.token),
    form,
    printedAt: new Date(nowMs).toISOString(),
    recordMark: recordMarkOf(record),
    ...(look && { look: JSON.stringify(look) }),
  }
}
