/**
 * A contact card (vCard 3.0, RFC 2426) that any phone's camera reads with no signal and no app: the
 * person's name, whom to call, and in its note what is critical. It holds what one symbol of a size
 * that everybody can scan has room for; the least important contact or fact goes first.
 */
import type { ResponderCard } from '../card/card'
import { gradeOf } from '../card/grades'
import { treatmentMark } from '../card/words'
import { DNR_LABELS } from '../medical'

/** Bytes of a symbol of version 15 at level M (ISO/IEC 18004, table 7), with some to spare. */
export const VCARD_MAX_BYTES = 400

export interface VCard {
  text: string
  /** Of what it was asked to hold. */
  isPartial: boolean
}

export function emergencyVCard(card: ResponderCard, { withFacts }: { withFacts: boolean }): VCard {
  const facts = withFacts ? criticalFacts(card) : []
  const contacts = (card.contacts?.items ?? []).map(({ name, relationship, phoneNumber }) => ({
    label: `ICE ${[name, relationship].filter(part => part).join(', ')}`,
    phoneNumber,
  }))
  // One contact before any fact, every fact before the second contact.
  let [kept, told] = [contacts.length, facts.length]
  const write = () => compose(card, contacts.slice(0, kept), facts.slice(0, told))
  const isTooLong = () => new TextEncoder().encode(write()).length > VCARD_MAX_BYTES
  while (kept > 1 && isTooLong()) kept--
  while (told > 0 && isTooLong()) told--
  while (kept > 0 && isTooLong()) kept--
  return { text: write(), isPartial: kept < contacts.length || told < facts.length }
}

function compose(
  { identity }: ResponderCard,
  contacts: readonly { label: string; phoneNumber: string }[],
  facts: readonly string[],
): string {
  const name = shortened(identity.fullName ?? identity.firstName ?? 'Emergency')
  const numbers = contacts.flatMap(({ label, phoneNumber }, at) => [
    `item${at + 1}.TEL:${escaped(phoneNumber)}`,
    `item${at + 1}.X-ABLabel:${escaped(label)}`,
  ])
  // Phones that show no labels show the note.
  const note = [...facts, ...contacts.map(({ label }, at) => `Tel. ${at + 1}: ${label}`)].join('\n')
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    ...numbers,
    ...(note === '' ? [] : [`NOTE:${escaped(note)}`]),
    'END:VCARD',
  ].join('\r\n')
}

/** The most critical first. */
function criticalFacts({ dnr, allergies, medications, conditions }: ResponderCard): string[] {
  const statuses = [dnr?.status, ...(dnr?.others?.status ?? [])]
  const severe = (allergies?.items ?? []).filter(
    item => gradeOf('allergies', item, 0).tone === 'alarm',
  )
  const marked = (medications?.items ?? []).filter(({ name, others }) =>
    [name, ...(others?.name ?? [])].some(treatmentMark),
  )
  return [
    ...(['DNR', 'POLST'] as const)
      .filter(status => statuses.includes(status))
      .map(status => DNR_LABELS[status]),
    ...severe.map(({ allergen }) => `Severe allergy: ${allergen}`),
    ...marked.map(({ name, dosage }) => `Takes ${[name, dosage].filter(part => part).join(' ')}`),
    ...(conditions?.items ?? []).map(({ condition }) => condition),
  ]
}

/** Of the longest names, so that at least one contact finds room: words are kept whole. */
function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= 60) return name
  const end = letters.slice(0, 60).join('')
  const lastBlank = end.lastIndexOf(' ')
  return `${lastBlank > 0 ? end.slice(0, lastBlank) : end}…`
}

/** Backslash, comma, semicolon and line break, as RFC 2426 asks; what else breaks lines goes. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\,;]/g, character => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // Half a character has no bytes.
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
