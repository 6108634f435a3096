import { TOO_MANY_MESSAGE } from 'sync-protocol/sync'
import type { Result } from '../../http/result'

/** A message about the row as a whole has the empty name. */
export type RowErrors = Record<string, string>

export interface SaveFailure {
  /**
   * - `invalid`: the values of the form are not valid, see `fields`.
   * - `gone`: the row was deleted elsewhere meanwhile.
   * - `no_space`: the device is full.
   * - `not_kept`: the device's storage failed, even after it was opened again.
   * - `closed`: the record was closed or removed in another tab.
   * - `too_many`: the record has the maximum number of rows or the maximum size.
   */
  code: 'invalid' | 'gone' | 'no_space' | 'not_kept' | 'closed' | 'too_many'
  fields: RowErrors
}

export type Saved = Result<{ id: string }, SaveFailure>

export const SAVE_FAILURE_WORDS: Readonly<Record<Exclude<SaveFailure['code'], 'invalid'>, string>> =
  {
    gone: 'This entry was deleted on another device. What you typed is still in the form.',
    no_space: 'This device has no room left. Free some space and save again.',
    not_kept:
      'This device could not store the change. Nothing else was changed or lost. Try again.',
    closed: 'This record was closed in another tab. What you typed is still here. Reload the page.',
    too_many: `${TOO_MANY_MESSAGE}.`,
  }
