/** Made by dev/make-language-lists.ts. */
import { placeWords as ar } from '../ar/places'
import { placeWords as de } from '../de/places'
import { placeWords as en } from '../en/places'
import { placeWords as es } from '../es/places'
import { placeWords as fr } from '../fr/places'
import { placeWords as hi } from '../hi/places'
import { placeWords as it } from '../it/places'
import { placeWords as ja } from '../ja/places'
import { placeWords as ko } from '../ko/places'
import { placeWords as nl } from '../nl/places'
import { placeWords as pl } from '../pl/places'
import { placeWords as pt } from '../pt/places'
import { placeWords as ro } from '../ro/places'
import { placeWords as ru } from '../ru/places'
import { placeWords as sv } from '../sv/places'
import { placeWords as tr } from '../tr/places'
import { placeWords as uk } from '../uk/places'
import { placeWords as zh } from '../zh/places'

export const PLACE_WORDS = {
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
