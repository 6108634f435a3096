/** Faults of a request, and answers from elsewhere. */
export const LINE_FAULTS = [
  'request lost',
  'answer lost',
  'delivered twice',
  'delivered twice at once',
  'delivered late',
  'delivered after the next',
  'truncated',
  'html 200',
  'html 502',
  'json of another',
  'signed out',
  'other person signed in',
  '401 not_signed_in',
  '403 forbidden',
  '409 gap',
  '413 too_large',
  '422 hash_mismatch',
  '426 upgrade_required',
  '429 rate_limited',
  '500 internal',
  '503 unavailable',
  'backend dies in the push',
  'backend dies in the commit',
] as const
export type LineFault = (typeof LINE_FAULTS)[number]

/** An exchange with changes is a push, and one that only reads is a pull. */
export const CALLS = ['push', 'pull', 'file'] as const
/** `other` is a request for the list of records and their versions. */
export type Call = (typeof CALLS)[number] | 'other'

/** A fault for `times` calls of one kind during a drain, after `after` calls of that kind. */
export interface NetworkConditions {
  fault: LineFault
  call: Call
  after: number
  times: number
}
