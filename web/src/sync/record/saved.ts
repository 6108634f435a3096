import { TOO_MANY_MESSAGE } from 'sync-protocol/sync'
import type { Result } from '../../http/result'
import { phrase } from '../../i18n/phrase'
import { syncTexts } from './texts'

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

export const saveFailureWords = (code: Exclude<SaveFailure['code'], 'invalid'>): string =>
  code === 'too_many' ? phrase(`${TOO_MANY_MESSAGE}.`) : syncTexts.failures[code]
