import type { Locale } from 'sync-protocol/languages'

export type WrittenEmail = { subject: string; text: string }

/** Joins paragraphs, and leaves out those that are empty. */
export const paragraphs = (...given: readonly (string | undefined | false)[]): string =>
  `${given.filter(Boolean).join('\n\n')}\n`

/**
 * An e-mail to someone whose language is unknown. It is in the language of the person who caused it, with the
 * English text below.
 */
export const withEnglish = (
  language: Locale,
  write: (language: Locale) => WrittenEmail,
): WrittenEmail => addEnglish(write(language), language === 'en' ? undefined : write('en'))

export const addEnglish = (
  { subject, text }: WrittenEmail,
  english: WrittenEmail | undefined,
): WrittenEmail => ({
  subject,
  text: english ? `${text}\n— English —\n\n${english.subject}\n\n${english.text}` : text,
})
