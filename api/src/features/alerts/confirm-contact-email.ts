import type { Locale } from 'sync-protocol/languages'
import { paragraphs, type WrittenEmail, withEnglish } from '../../i18n/write-email'
import { mailTexts } from '../../mail/texts'
import { contactTexts } from './texts'

type Names = { name: string; askedBy: string }

export function confirmContactText(url: string, { name, askedBy }: Names, language: Locale) {
  const { asks, asksUnnamed, yes } = contactTexts(language).message
  const by = askedBy || mailTexts(language).someone
  return {
    title: 'LifeTag',
    body: name ? asks({ askedBy: by, name }) : asksUnnamed({ askedBy: by }),
    link: { title: yes, url },
  }
}

/** The address was typed by a person, so the e-mail contains only first names. */
export const confirmContactEmail = (
  link: string,
  { name, askedBy }: Names,
  ofRecord: Locale,
): WrittenEmail =>
  withEnglish(ofRecord, language => {
    const { subject, asks, asksUnnamed, sayYes, unexpected } = contactTexts(language)
    const { hello, someone } = mailTexts(language)
    const by = askedBy || someone
    const question = name ? asks({ askedBy: by, name }) : asksUnnamed({ askedBy: by })
    return { subject, text: paragraphs(hello, question, sayYes({ link }), unexpected, 'LifeTag') }
  })
