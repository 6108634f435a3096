/** A server loads all languages, a phone only a few (`../dictionary`). */
import type { Locale } from '../../card/labels'
import type { LanguageTable } from '../term'
import { ar } from './ar.table'
import { de } from './de.table'
import { en } from './en.table'
import { es } from './es.table'
import { fr } from './fr.table'
import { hi } from './hi.table'
import { it } from './it.table'
import { ja } from './ja.table'
import { ko } from './ko.table'
import { nl } from './nl.table'
import { pl } from './pl.table'
import { pt } from './pt.table'
import { ro } from './ro.table'
import { ru } from './ru.table'
import { sv } from './sv.table'
import { tr } from './tr.table'
import { uk } from './uk.table'
import { zh } from './zh.table'

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
