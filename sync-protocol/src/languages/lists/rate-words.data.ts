/** Made by dev/make-language-lists.ts. */
import { rateWords as ar } from '../ar/clinic'
import { rateWords as de } from '../de/clinic'
import { rateWords as es } from '../es/clinic'
import { rateWords as fr } from '../fr/clinic'
import { rateWords as hi } from '../hi/clinic'
import { rateWords as it } from '../it/clinic'
import { rateWords as ja } from '../ja/clinic'
import { rateWords as ko } from '../ko/clinic'
import { rateWords as nl } from '../nl/clinic'
import { rateWords as pl } from '../pl/clinic'
import { rateWords as pt } from '../pt/clinic'
import { rateWords as ro } from '../ro/clinic'
import { rateWords as ru } from '../ru/clinic'
import { rateWords as sv } from '../sv/clinic'
import { rateWords as tr } from '../tr/clinic'
import { rateWords as uk } from '../uk/clinic'
import { rateWords as zh } from '../zh/clinic'

export const RATE_WORDS = {
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
