/**
 * Exports a DNR or POLST as an unverified consent, because the file does not contain the paper. If
 * devices disagree, or the person says that there is none, the summary says so in words and has no
 * consent.
 */
import { hl7 } from './codes'
import { type Entry, entryOf, type Making } from './making'
import { factEntriesOf, factsIn, factWordsOf, statedFact } from './read-facts'
import { inTable } from './read-json'

export function directiveEntries(making: Making): Entry[] {
  const status = statedFact(factsIn(making.facts, 'dnr'), 'status')
  const [entered = '', ...others] = factEntriesOf(status)
  const category = inTable(CATEGORIES, entered)
  if (!category || others.length > 0) return []
  return [
    entryOf(
      {
        resourceType: 'Consent',
        status: 'active',
        scope: hl7('consentscope', 'adr'),
        category: [hl7('consentcategorycodes', category)],
        patient: making.subject,
        policyRule: { text: factWordsOf(status) },
        verification: [{ verified: false }],
      },
      making,
    ),
  ]
}

const CATEGORIES: Readonly<Record<string, string>> = { DNR: 'dnr', POLST: 'polst' }
