/** Made by dev/make-language-lists.ts. */
import { helpWords as ar } from '../ar/pages'
import { helpWords as de } from '../de/pages'
import { helpWords as en } from '../en/pages'
import { helpWords as es } from '../es/pages'
import { helpWords as fr } from '../fr/pages'
import { helpWords as hi } from '../hi/pages'
import { helpWords as it } from '../it/pages'
import { helpWords as ja } from '../ja/pages'
import { helpWords as ko } from '../ko/pages'
import { helpWords as nl } from '../nl/pages'
import { helpWords as pl } from '../pl/pages'
import { helpWords as pt } from '../pt/pages'
import { helpWords as ro } from '../ro/pages'
import { helpWords as ru } from '../ru/pages'
import { helpWords as sv } from '../sv/pages'
import { helpWords as tr } from '../tr/pages'
import { helpWords as uk } from '../uk/pages'
import { helpWords as zh } from '../zh/pages'

export const HELP_WORDS = {
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
