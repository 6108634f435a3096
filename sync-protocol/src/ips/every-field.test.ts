import { describe, expect, it } from 'vitest'
import { type CardOutput, casesFor, checkCase, readerText } from '../../dev/every-field'
import type { ResponderCard } from '../card'
import { makeIps } from './make-ips'

const NOT_IN_FILE = {
  'identity.photoUrl': 'a file that is handed on holds no address of ours',
  'dnr.documentUrl': 'as above; that there is one is said',
  'plans.documentUrl': 'as above',
  'insurance.cardFrontPhotoUrl': 'as above',
  'insurance.legacyCardPhotoUrl': 'as above',
}

/** The visible text of all narratives of a summary. */
function narrativesOf(card: ResponderCard): string {
  const { entry } = makeIps(card, { rowIds: {}, nowMs: 0, newId: () => 'id' })
  const divs = entry.flatMap(({ resource }) => {
    if (resource.resourceType === 'Patient') return [resource.text?.div]
    if (resource.resourceType !== 'Composition') return []
    return [resource.text?.div, ...(resource.section ?? []).map(({ text }) => text?.div)]
  })
  return readerText(divs.join(' ').replace(/ xmlns="[^"]*"/g, ''))
}

const IPS_OUTPUT: CardOutput = {
  name: 'the patient summary',
  level: 'healthcare',
  says: narrativesOf,
  byDesign: NOT_IN_FILE,
}

describe(IPS_OUTPUT.name, () => {
  it.each(casesFor(IPS_OUTPUT))('$what, $shape', found => {
    expect(checkCase(IPS_OUTPUT, found)).toMatch(/^(shown|by design)$/)
  })
})
