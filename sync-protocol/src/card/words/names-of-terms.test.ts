import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../languages'
import { TABLES } from '../../languages/lists/terms.data'
import type { TermKind } from '../../languages/terms'
import { KIND_OF_TERM, rowsIn } from '../../terms/rows'
import { isSevereReaction, severityOf, statusOf, treatmentMarks } from '.'

const marksOf = (name: string) => treatmentMarks(name).join()

const READS: Partial<Record<TermKind, (name: string) => unknown>> = {
  reaction: isSevereReaction,
  severity: severityOf,
  status: statusOf,
  medicine: marksOf,
  drugClass: marksOf,
}

/** Names with the words of a worse term. None is read as milder. */
const WARNS_TOO_MUCH: Readonly<Record<string, string>> = {
  'Sofoco (rubor)': 'a hot flush, or no air',
  'تشنجات البطن': 'cramps, or seizures',
  '神志不清（意识混乱）': 'confused, or hardly conscious',
  '腹部のけいれん（差し込む腹痛）': 'cramps, or seizures',
  'दमा का दौरा': 'an attack of asthma, or a seizure',
  'अस्थमा का दौरा': 'as above',
  '천식 발작': 'as above',
  '복부 경련(위경련)': 'cramps, or seizures',
  '복부 경련': 'as above',
}

const ENGLISH = rowsIn(TABLES.en)

describe.each(LOCALES)('names of terms in %s', locale => {
  it('have the meaning of the English names: dangerous, severe, over, changing treatment', () => {
    const wrong = [...rowsIn(TABLES[locale])].flatMap(([id, { names }]) => {
      const read = READS[KIND_OF_TERM.get(id) ?? 'allergen']
      const meant = read?.(ENGLISH.get(id)?.names[0] ?? '')
      return names.filter(name => read?.(name) !== meant && !(name in WARNS_TOO_MUCH))
    })
    expect(wrong).toEqual([])
  })
})

it('only harmless reactions are read as worse, namely as dangerous', () => {
  const names = Object.keys(WARNS_TOO_MUCH)
  expect(names.filter(name => !isSevereReaction(name))).toEqual([])
})
