import { gradeOf } from '../card'
import { notedIn, notesIn } from './noted-fields'
import { saysAbsent, saysNothing, whyAbsent } from './read-absent'
import { cut, type DocumentReading, skip } from './read-context'
import { hasEnd } from './read-end'
import { beginEntry, type ReadEntry, rowOf } from './read-entry'
import { type JsonObject, objectsIn, textOf } from './read-json'
import { isModified } from './read-modified'
import { hasStatus, isStatusOver, statusCodes } from './read-status'

const GRADES = ['severe', 'moderate', 'mild']
const inWords = (grade: string) => grade.charAt(0).toUpperCase() + grade.slice(1)
const REACTION_MAX = 1000

/** An allergy whose code names no substance is named after the substances of its reactions. */
function allergenOf({ code, reaction }: JsonObject, { wordsOf }: DocumentReading): unknown {
  const words = wordsOf(code)
  const namesNothing = saysAbsent(code) || whyAbsent(code) || saysNothing(words)
  if (words !== '' && !namesNothing) return code
  const substances = objectsIn(reaction).map(({ substance }) => substance)
  const [first, ...others] = substances.filter(each => wordsOf(each) !== '')
  if (first === undefined) return code
  if (others.length === 0) return first
  return { text: [...new Set([first, ...others].map(wordsOf))].join(', ') }
}

export function allergyIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  const isEnded = statusCodes(resource.clinicalStatus).length === 0 && hasEnd(resource, reading)
  const why = isEnded || isStatusOver(resource.clinicalStatus) ? 'inactive' : undefined
  const begun = beginEntry(resource, allergenOf(resource, reading), reading, why)
  if (typeof begun !== 'object') return begun
  const reactions = objectsIn(resource.reaction).filter(each => !isModified(each))
  if (isModified(resource.reaction)) skip(reading, `Reaction to ${begun.name}`, 'modified')
  const grade = GRADES.find(each => reactions.some(({ severity }) => hasStatus(severity, each)))
  const shown = reactions
    .flatMap(each => {
      const manifestations = objectsIn(each.manifestation).map(reading.wordsOf).filter(Boolean)
      const substance = reading.wordsOf(each.substance)
      const isNamed = substance === '' || begun.name.includes(substance)
      const all = [...manifestations, textOf(each.description), ...notesIn(each)]
      const said = [...new Set(all.filter(Boolean))]
      return isNamed ? said : [`${substance}: ${said.join(', ')}`.replace(/: $/, '')]
    })
    .filter(Boolean)
    .join(', ')
  const reaction = cut([shown, ...notesIn(resource)].filter(Boolean).join('. '), REACTION_MAX)
  return rowOf('allergies', resource, {
    allergen: begun.name,
    severity: severityIn(resource, grade, reaction, reading),
    reaction,
    coding: begun.coding,
  })
}

/** An unknown severity is never taken for mild. */
function severityIn(
  resource: JsonObject,
  grade: string | undefined,
  reaction: string,
  { unreadable }: DocumentReading,
): string {
  const isUnreadable = unreadable.get(resource)?.some(({ path }) => GRADING.test(path)) === true
  const isSevere = grade === 'severe' || hasStatus(resource.criticality, 'high')
  const entered = cut(notedIn(resource, 'severity'), 200)
  // A clinic may have changed the entry since our own summary said this.
  const isReadAsSevere = () =>
    gradeOf('allergies', { severity: entered, reaction }, 0).tone === 'alarm'
  if (entered && ((!isSevere && !isUnreadable) || isReadAsSevere())) return entered
  if (isSevere) return 'Severe'
  return grade && !isUnreadable ? inWords(grade) : 'Not stated'
}
const GRADING = /^(criticality|reaction$|reaction\.severity)/
