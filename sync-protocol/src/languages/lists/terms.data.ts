/** Made by dev/make-language-lists.ts. */
import { terms as ar } from '../ar/terms.table'
import { terms as de } from '../de/terms.table'
import { terms as en } from '../en/terms'
import { terms as es } from '../es/terms.table'
import { terms as fr } from '../fr/terms.table'
import { terms as hi } from '../hi/terms.table'
import { terms as it } from '../it/terms.table'
import { terms as ja } from '../ja/terms.table'
import { terms as ko } from '../ko/terms.table'
import { terms as nl } from '../nl/terms.table'
import { terms as pl } from '../pl/terms.table'
import { terms as pt } from '../pt/terms.table'
import { terms as ro } from '../ro/terms.table'
import { terms as ru } from '../ru/terms.table'
import { terms as sv } from '../sv/terms.table'
import { terms as tr } from '../tr/terms.table'
import { terms as uk } from '../uk/terms.table'
import { terms as zh } from '../zh/terms.table'

export const TABLES = {
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
