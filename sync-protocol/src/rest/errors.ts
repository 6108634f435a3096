/**
 * A client branches on the code and never on a message. A missing row and another person's row are both
 * `not_found`, so that ids cannot be probed.
 */
import * as z from 'zod/mini'

export const STATUS_BY_CODE = {
  malformed: 400,
  not_signed_in: 401,
  bad_credentials: 401,
  wrong_passcode: 401,
  bad_origin: 403,
  forbidden: 403,
  fresh_sign_in_required: 403,
  email_unconfirmed: 403,
  not_member: 403,
  role_too_low: 403,
  not_found: 404,
  request_timeout: 408,
  email_taken: 409,
  id_taken: 409,
  profile_exists: 409,
  client_fork: 409,
  gap: 409,
  wrong_user: 409,
  token_taken: 409,
  qr_unusable: 409,
  already_applied: 409,
  illegal_step: 409,
  nothing_to_refund: 409,
  refund_refused: 409,
  already_subscribed: 409,
  last_credential: 409,
  already_member: 409,
  already_accepted: 409,
  already_claimed: 409,
  hand_over_too_soon: 409,
  last_guardian: 409,
  has_profiles: 409,
  idempotency_mismatch: 409,
  idempotency_in_progress: 409,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  invalid: 422,
  confirmation_required: 422,
  amount_mismatch: 422,
  invalid_amount: 422,
  price_mismatch: 422,
  refund_too_large: 422,
  hash_mismatch: 422,
  unsupported_type: 422,
  quota_exceeded: 422,
  picture_too_large: 422,
  picture_unreadable: 422,
  file_unknown: 422,
  too_many: 422,
  shipping_invalid: 422,
  upgrade_required: 426,
  rate_limited: 429,
  header_too_large: 431,
  internal: 500,
  payment_provider_error: 502,
  unavailable: 503,
  payments_disabled: 503,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

const codes = Object.keys(STATUS_BY_CODE)
const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && codes.includes(code)

/** The body of every answer that is not 2xx or 3xx. */
export const errorAnswerSchema = z.object({
  message: z.string(),
  code: z.custom<ErrorCode>(isErrorCode),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

export type ErrorAnswer = z.infer<typeof errorAnswerSchema>
