/** The languages the responder's page speaks: adding one is a file of labels and a line here. */
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { hi } from './hi'
import { it } from './it'
import { ja } from './ja'
import type { Labels } from './labels'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { uk } from './uk'
import { zh } from './zh'

const LANGUAGES = {
  en: { name: 'English', labels: en },
  es: { name: 'Español', labels: es },
  fr: { name: 'Français', labels: fr },
  de: { name: 'Deutsch', labels: de },
  it: { name: 'Italiano', labels: it },
  pt: { name: 'Português', labels: pt },
  nl: { name: 'Nederlands', labels: nl },
  pl: { name: 'Polski', labels: pl },
  uk: { name: 'Українська', labels: uk },
  ar: { name: 'العربية', labels: ar },
  zh: { name: '中文', labels: zh },
  ja: { name: '日本語', labels: ja },
  hi: { name: 'हिन्दी', labels: hi },
} as const satisfies Record<string, { name: string; labels: Labels }>

export type Locale = keyof typeof LANGUAGES
export const LOCALES = Object.keys(LANGUAGES) as Locale[] // keys of a const object

export const isLocale = (value: string): value is Locale => Object.hasOwn(LANGUAGES, value)
export const labelsOf = (locale: Locale): Labels => LANGUAGES[locale].labels
/** What a language calls itself. */
export const nameOf = (locale: Locale): string => LANGUAGES[locale].name

/** Scripts written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' '))

type Direction = 'ltr' | 'rtl'
const ownDirections = new Map<string, Direction>()

/** The direction of a language's script: Urdu's and Hebrew's as well as Arabic's. Any tag is fine. */
export function directionOf(tag: string): Direction {
  if (!isLocale(tag)) return readDirection(tag)
  const direction = ownDirections.get(tag) ?? readDirection(tag)
  ownDirections.set(tag, direction)
  return direction
}

function readDirection(tag: string): Direction {
  try {
    const { script = '' } = new Intl.Locale(tag).maximize()
    return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}

export type { Labels, Listed, Plural, StringLabel } from './labels'
