/** Made by dev/make-language-lists.ts. */
import { labels as ar } from '../ar/labels'
import { labels as de } from '../de/labels'
import { labels as en } from '../en/labels'
import { labels as es } from '../es/labels'
import { labels as fr } from '../fr/labels'
import { labels as hi } from '../hi/labels'
import { labels as it } from '../it/labels'
import { labels as ja } from '../ja/labels'
import { labels as ko } from '../ko/labels'
import { labels as nl } from '../nl/labels'
import { labels as pl } from '../pl/labels'
import { labels as pt } from '../pt/labels'
import { labels as ro } from '../ro/labels'
import { labels as ru } from '../ru/labels'
import { labels as sv } from '../sv/labels'
import { labels as tr } from '../tr/labels'
import { labels as uk } from '../uk/labels'
import { labels as zh } from '../zh/labels'

export const LABELS = {
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
