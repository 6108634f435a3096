/** The languages of the app's screens, each in its own name. */
export const LANGUAGES = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
  zh: '中文',
} as const

export type Language = keyof typeof LANGUAGES

/** The texts are in these forms of a language. */
const TAGS: Readonly<Record<string, string>> = { pt: 'pt-PT', zh: 'zh-Hans' }

/** The tag for `lang` and for formatters. */
export const tagOf = (language: string): string => TAGS[language] ?? language

const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '、' }

export const commaOf = (language: string): string => COMMAS[language] ?? ', '

const SEMICOLONS: Readonly<Record<string, string>> = { ar: '؛ ', ja: '；', zh: '；' }

export const semicolonOf = (language: string): string => SEMICOLONS[language] ?? '; '

/** Between two sentences. A full-width full stop already contains its space. */
const SENTENCE_GAPS: Readonly<Record<string, string>> = { ja: '', zh: '' }

export const sentenceGapOf = (language: string): string => SENTENCE_GAPS[language] ?? ' '

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur']

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text)

export const textDirection = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'

/** The first of a browser's languages that the screens speak, or English. */
export const pickLanguage = (tags: readonly string[]): Language =>
  tags.map(tag => tag.split('-')[0]?.toLowerCase() ?? '').find(isLanguage) ?? 'en'
