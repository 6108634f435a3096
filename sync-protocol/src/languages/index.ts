/**
 * The languages of the responder's page. The app's build includes only the English labels
 * (web/dev/build/label-files.ts), and a phone downloads the others.
 */
import { ar } from './ar/labels'
import { de } from './de/labels'
import { en } from './en/labels'
import { es } from './es/labels'
import { fr } from './fr/labels'
import { hi } from './hi/labels'
import { it } from './it/labels'
import { ja } from './ja/labels'
import { ko } from './ko/labels'
import type { Labels } from './labels'
import { nl } from './nl/labels'
import { pl } from './pl/labels'
import { pt } from './pt/labels'
import { ro } from './ro/labels'
import { ru } from './ru/labels'
import { sv } from './sv/labels'
import { tr } from './tr/labels'
import { uk } from './uk/labels'
import { zh } from './zh/labels'

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
  ru: { name: 'Русский', labels: ru },
  tr: { name: 'Türkçe', labels: tr },
  ko: { name: '한국어', labels: ko },
  sv: { name: 'Svenska', labels: sv },
  ro: { name: 'Română', labels: ro },
} as const satisfies Record<string, { name: string; labels: Labels }>

export type Locale = keyof typeof LANGUAGES
/** The app's build removes the labels of most languages. */
const BUILT_IN: Readonly<Record<Locale, { labels: Labels | undefined }>> = LANGUAGES
const learnt = new Map<Locale, Labels>()

export const LOCALES = Object.keys(LANGUAGES) as Locale[] // keys of a const object

export const isLocale = (value: string): value is Locale => Object.hasOwn(LANGUAGES, value)
const knownLabels = (locale: Locale) => BUILT_IN[locale].labels ?? learnt.get(locale)
export const hasLabels = (locale: Locale): boolean => knownLabels(locale) !== undefined
/** English until the phone has loaded `locale` (see `hasLabels`). */
export const labelsOf = (locale: Locale): Labels => knownLabels(locale) ?? en
export const addLabels = (locale: Locale, labels: Labels): void => {
  learnt.set(locale, labels)
}
export const nameOf = (locale: Locale): string => LANGUAGES[locale].name

/** Scripts written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' '))

type Direction = 'ltr' | 'rtl'
const ownDirections = new Map<string, Direction>()

/** Accepts any tag, for example Urdu or Hebrew. */
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

export type { Labels, Listed, Plural, StringLabel, TreatmentMark } from './labels'
