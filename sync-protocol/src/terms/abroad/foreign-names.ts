/** The names let people find a list's term by typing it in another language. */
import { TABLES } from '../../languages/lists/terms.data'
import type { TermKind } from '../../languages/terms'
import { fold } from '../../text/fold'
import type { TermList } from '../lists'
import { KIND_OF_TERM, phrasesIn, rowsIn } from '../rows'

const KINDS: Readonly<Record<TermList, readonly TermKind[]>> = {
  medicines: ['medicine', 'drugClass'],
  allergens: ['allergen', 'drugClass', 'medicine'],
  conditions: ['condition', 'implant'],
  relationships: ['relationship'],
  severities: ['severity'],
  statuses: ['status'],
  doses: [],
  frequencies: [],
}

interface NamedTerm {
  text: string
  folded: readonly string[]
  names: readonly string[]
}

export function foreignNames(list: TermList): NamedTerm[] {
  if (list === 'frequencies') return foreignPhrases()
  return [...rowsIn(TABLES.en).values()]
    .filter(({ id }) => KINDS[list].some(kind => kind === KIND_OF_TERM.get(id)))
    .map(({ id, names }) => ({
      text: names[0],
      folded: names.map(fold),
      names: FOREIGN.flatMap(table => rowsIn(table).get(id)?.names ?? []),
    }))
}

/** Phrases without a number and without `~`. */
function foreignPhrases(): NamedTerm[] {
  const whole = (names: readonly string[]) => names.filter(name => !/[#~=]/.test(name))
  const byTable = FOREIGN.map(
    table => new Map(phrasesIn(table).map(({ id, names }) => [id, names] as const)),
  )
  return phrasesIn(TABLES.en).flatMap(({ id, names }) => {
    const [text] = whole(names)
    if (text === undefined) return []
    const foreign = byTable.flatMap(phrases => phrases.get(id) ?? [])
    return [{ text, folded: whole(names).map(fold), names: whole(foreign) }]
  })
}

const FOREIGN = Object.values(TABLES).filter(({ locale }) => locale !== 'en')
