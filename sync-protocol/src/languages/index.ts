/**
 * The app's build includes only the English labels (web/dev/build/label-files.ts), and a phone downloads the
 * others.
 */
import type { Labels } from './labels'
import { LABELS } from './lists/labels.data'

const NAMES = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  uk: 'Українська',
  ar: 'العربية',
  zh: '中文',
  ja: '日本語',
  hi: 'हिन्दी',
  ru: 'Русский',
  tr: 'Türkçe',
  ko: '한국어',
  sv: 'Svenska',
  ro: 'Română',
} as const

export type Locale = keyof typeof NAMES
/** The app's build removes the labels of most languages. */
const BUILT_IN: Readonly<Record<Locale, Labels | undefined>> = LABELS
const learnt = new Map<Locale, Labels>()

export const LOCALES = Object.keys(NAMES) as Locale[] // keys of a const object

export const isLocale = (value: string): value is Locale => Object.hasOwn(NAMES, value)
const knownLabels = (locale: Locale) => BUILT_IN[locale] ?? learnt.get(locale)
export const hasLabels = (locale: Locale): boolean => knownLabels(locale) !== undefined
/** English until the phone has loaded `locale` (see `hasLabels`). */
export const labelsOf = (locale: Locale): Labels => knownLabels(locale) ?? LABELS.en
export const addLabels = (locale: Locale, labels: Labels): void => {
  learnt.set(locale, labels)
}
export const nameInItself = (locale: Locale): string => NAMES[locale]

/** Scripts written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' '))

type Direction = 'ltr' | 'rtl'
const ownDirections = new Map<string, Direction>()

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
