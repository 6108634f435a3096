/** The names in all languages are larger than the lists, so a phone suggests without them until they are loaded. */
import type { Locale } from '../../languages'
import { TABLES } from '../../languages/lists/terms.data'
import { makeSuggest, type Suggest } from '../suggest-in'

export const makeSuggestAbroad = (own: Locale): Suggest =>
  makeSuggest(TABLES[own], Object.values(TABLES))
