/** A server loads all languages, a phone only a few (`terms/dictionary`). */
import type { Locale } from '..'
import { ar } from '../ar/terms.table'
import { de } from '../de/terms.table'
import { en } from '../en/terms.table'
import { es } from '../es/terms.table'
import { fr } from '../fr/terms.table'
import { hi } from '../hi/terms.table'
import { it } from '../it/terms.table'
import { ja } from '../ja/terms.table'
import { ko } from '../ko/terms.table'
import { nl } from '../nl/terms.table'
import { pl } from '../pl/terms.table'
import { pt } from '../pt/terms.table'
import { ro } from '../ro/terms.table'
import { ru } from '../ru/terms.table'
import { sv } from '../sv/terms.table'
import { tr } from '../tr/terms.table'
import { uk } from '../uk/terms.table'
import { zh } from '../zh/terms.table'
import type { LanguageTable } from './term'

export const TABLES: Readonly<Record<Locale, LanguageTable>> = {
  en,
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
  ru,
  tr,
  ko,
  sv,
  ro,
}
