import { isLanguage, type Language, pickLanguage } from '../i18n/languages'
import { type CodePageTexts, codePageTexts } from './texts'

/** In the worker's script, because the page must not wait for a file. */
const TRANSLATED = import.meta.glob<CodePageTexts>('../i18n/*/code-page.json', {
  eager: true,
  import: 'default',
})

export const codePageTextsIn = (language: Language): CodePageTexts =>
  TRANSLATED[`../i18n/${language}/code-page.json`] ?? codePageTexts

/** The language that the app would show. */
export const ownLanguage = (noted: string | undefined, languages: readonly string[]): Language =>
  noted !== undefined && isLanguage(noted) ? noted : pickLanguage(languages)
