import * as z from 'zod/mini'
import { ACCESS_LEVELS, DEFAULT_QR_COLOR, DEFAULT_TEXT_COLOR, EXPIRATIONS, QR_TYPES } from '../qr'

const chosen = { error: 'Please fill in all fields' }
const color = () => z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, { error: 'Choose a color' }))

const accessLevelSchema = z.pipe(
  z.enum([...ACCESS_LEVELS, 'full'], chosen),
  z.transform(level => (level === 'full' ? 'emergency' : level)),
)

const customizationSchema = z.strictObject({
  width: z._default(z.int().check(z.gte(32), z.lte(4096)), 400),
  color: z._default(color(), DEFAULT_QR_COLOR),
  textColor: z._default(color(), DEFAULT_TEXT_COLOR),
  margin: z._default(z.int().check(z.gte(0), z.lte(20)), 3),
  backgroundColor: z._default(color(), '#FFFFFF'),
  /** Accepted but ignored: a printed code needs level M. */
  errorCorrectionLevel: z.optional(z.enum(['L', 'M', 'Q', 'H'])),
})

export const codeRequestSchema = z.strictObject({
  type: z.enum(QR_TYPES, chosen),
  accessLevel: accessLevelSchema,
  expiresIn: z.enum(EXPIRATIONS, chosen),
  customization: z.prefault(customizationSchema, {}),
  /** Strangers may read the medicine names of a `medications` code at `public`. */
  confirmPublic: z._default(z.boolean(), false),
  preview: z.optional(z.boolean()),
})

export type CodeRequest = z.infer<typeof codeRequestSchema>

const CODE_STATUSES = ['active', 'expired'] as const

export const codeAnswerSchema = z.strictObject({
  id: z.uuid(),
  type: z.enum(QR_TYPES),
  accessLevel: z.enum(ACCESS_LEVELS),
  createdAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
  qrColor: color(),
  textColor: color(),
  qrCodeSvg: z.string(),
  status: z.enum(CODE_STATUSES),
  /** Whether a code of this type existed before the request. */
  isUpdated: z.optional(z.boolean()),
})

export type CodeAnswer = z.infer<typeof codeAnswerSchema>

export const pinRequestSchema = z.strictObject({
  pin: z.nullable(
    z
      .string({ error: 'Enter six digits' })
      .check(z.regex(/^\d{6}$/, { error: 'Enter six digits' })),
  ),
})
