import type { Result } from '../../http/result'

/** Messages by field name; a rule about the row as a whole stands under the empty name. */
export type FieldErrors = Record<string, string>

export interface SaveFailure {
  /**
   * `invalid`   the form's values: see `fields`
   * `gone`      the row was deleted elsewhere meanwhile; its values are still in the form
   * `no_space`  the device has no room left
   * `too_many`  the record has as many rows, or is as large, as a record may be
   */
  code: 'invalid' | 'gone' | 'no_space' | 'too_many'
  fields: FieldErrors
}

/** What became of a write on this device. */
export type Saved = Result<{ id: string }, SaveFailure>
