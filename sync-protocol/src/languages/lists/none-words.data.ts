/** Made by dev/make-language-lists.ts. */
import { noneWords as ar } from '../ar/clinic'
import { noneWords as de } from '../de/clinic'
import { noneWords as en } from '../en/clinic'
import { noneWords as es } from '../es/clinic'
import { noneWords as fr } from '../fr/clinic'
import { noneWords as hi } from '../hi/clinic'
import { noneWords as it } from '../it/clinic'
import { noneWords as ja } from '../ja/clinic'
import { noneWords as ko } from '../ko/clinic'
import { noneWords as nl } from '../nl/clinic'
import { noneWords as pl } from '../pl/clinic'
import { noneWords as pt } from '../pt/clinic'
import { noneWords as ro } from '../ro/clinic'
import { noneWords as ru } from '../ru/clinic'
import { noneWords as sv } from '../sv/clinic'
import { noneWords as tr } from '../tr/clinic'
import { noneWords as uk } from '../uk/clinic'
import { noneWords as zh } from '../zh/clinic'

export const NONE_WORDS = {
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
