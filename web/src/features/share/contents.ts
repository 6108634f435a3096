import type { Dictionary } from 'sync-protocol/card'
import { disclose } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import { contactsMessage, emergencyVCard, plainName, textCard } from 'sync-protocol/share'
import { shareDialogTexts as texts } from './texts-dialog'

const SHARED = ['contacts', 'card'] as const
export type Shared = (typeof SHARED)[number]

export interface Content {
  title: string
  text: string
  code: string
  isTextPartial: boolean
  isCodePartial: boolean
}

/** An emergency card never shows more than a code of that level discloses. */
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const

/**
 * `country` is the person's, ISO 3166-1 alpha-2. `today` is `YYYY-MM-DD`. With a dictionary, entries in
 * other languages also appear in English.
 */
export function contentOf(
  shared: Shared,
  record: MedicalRecord,
  country: string | undefined,
  today: string,
  dictionary?: Dictionary | undefined,
): Content {
  const card = disclose(record, CODE, today)
  const name = plainName(card)
  const code = emergencyVCard(card, { withFacts: shared === 'card', today, dictionary })
  if (shared === 'contacts') {
    return {
      title: name ? texts.contactsTitleOf({ name }) : texts.contactsTitle,
      text: contactsMessage(card, country, dictionary),
      code: code.text,
      isTextPartial: false,
      isCodePartial: code.isPartial,
    }
  }
  const { text, isPartial } = textCard(card, country, dictionary)
  return {
    title: name ? texts.cardTitleOf({ name }) : texts.cardTitle,
    text,
    code: code.text,
    isTextPartial: isPartial,
    isCodePartial: code.isPartial,
  }
}

/** Replaces characters that file systems refuse by dashes. */
export function fileNameOf(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  // File systems limit the bytes of a name: 60 characters of any script stay below 255.
  return `emergency-contacts-${[...(safe || 'me')].slice(0, 60).join('')}.png`
}
