/** Made by dev/make-language-lists.ts. */
import { reading as ar } from '../ar/reading'
import { reading as de } from '../de/reading'
import { reading as en } from '../en/reading'
import { reading as es } from '../es/reading'
import { reading as fr } from '../fr/reading'
import { reading as hi } from '../hi/reading'
import { reading as it } from '../it/reading'
import { reading as ja } from '../ja/reading'
import { reading as ko } from '../ko/reading'
import { reading as nl } from '../nl/reading'
import { reading as pl } from '../pl/reading'
import { reading as pt } from '../pt/reading'
import { reading as ro } from '../ro/reading'
import { reading as ru } from '../ru/reading'
import { reading as sv } from '../sv/reading'
import { reading as tr } from '../tr/reading'
import { reading as uk } from '../uk/reading'
import { reading as zh } from '../zh/reading'

export const READING = {
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
