/** Made by dev/make-language-lists.ts. */
import { failureWords as ar } from '../ar/pages'
import { failureWords as de } from '../de/pages'
import { failureWords as en } from '../en/pages'
import { failureWords as es } from '../es/pages'
import { failureWords as fr } from '../fr/pages'
import { failureWords as hi } from '../hi/pages'
import { failureWords as it } from '../it/pages'
import { failureWords as ja } from '../ja/pages'
import { failureWords as ko } from '../ko/pages'
import { failureWords as nl } from '../nl/pages'
import { failureWords as pl } from '../pl/pages'
import { failureWords as pt } from '../pt/pages'
import { failureWords as ro } from '../ro/pages'
import { failureWords as ru } from '../ru/pages'
import { failureWords as sv } from '../sv/pages'
import { failureWords as tr } from '../tr/pages'
import { failureWords as uk } from '../uk/pages'
import { failureWords as zh } from '../zh/pages'

export const FAILURE_WORDS = {
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
