/** What every language but English calls the terms: one file a language, read together. */
import type { TranslatedLocale, Translations } from '../term'
import { ar } from './ar.table'
import { de } from './de.table'
import { es } from './es.table'
import { fr } from './fr.table'
import { hi } from './hi.table'
import { it } from './it.table'
import { ja } from './ja.table'
import { nl } from './nl.table'
import { pl } from './pl.table'
import { pt } from './pt.table'
import { uk } from './uk.table'
import { zh } from './zh.table'

export const TRANSLATIONS: Readonly<Record<TranslatedLocale, Translations>> = {
  es,
  fr,
  de,
  it,
  pt,
  nl,
  pl,
  uk,
  ar,
  zh,
  ja,
  hi,
}
