/**
 * Plans, warnings and refusals. An own export is read back as the plan that it was. A plan or a warning of
 * another system becomes an entry in the words of its author, who is its `from`. A refusal of another system
 * needs its paper, so it is left out and listed.
 */
import { PLAN_ABOUT_MAX, PLAN_TEXT_MAX } from '../medical'
import { isDisputeFlag } from './flags'
import { isPlan, planFieldsIn } from './plan-extension'
import { saysNothing } from './read-absent'
import {
  cut,
  type DocumentReading,
  dayIn,
  isPast,
  rowIdIn,
  skip,
  skipUnreadable,
} from './read-context'
import { type ReadEntry, rowOf } from './read-entry'
import { asObject, type JsonObject, objectsIn, textOf } from './read-json'
import { whyLeftOut } from './read-left-out'
import { isModified } from './read-modified'
import { nameIn } from './read-person'
import { plansOfSection, sectionsOf } from './read-sections'
import { hasStatus, isStatusOver } from './read-status'

/** The longest `from` of a plan. */
const FROM_LENGTH = 120

export function carePlanIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  const { title, description, category, period, intent } = resource
  const about = textOf(title)
  const [words = ''] = [
    textOf(description),
    about,
    objectsIn(category).map(reading.wordsOf).find(Boolean),
  ].filter(Boolean)
  const isOnlyIdea = hasStatus(intent, 'proposal', 'option')
  return instructionIn(resource, reading, {
    kind: 'do',
    words,
    about: about === words ? '' : about,
    isOver: isOnlyIdea || isPast(period, reading),
  })
}

export function flagIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  if (isDisputeFlag(resource) || isOfCarePlan(resource, reading)) return undefined
  return instructionIn(resource, reading, {
    kind: 'other',
    words: reading.wordsOf(resource.code),
    about: '',
    isOver: isPast(resource.period, reading),
  })
}

/** An own summary has a plan of kind `do` twice. */
function isOfCarePlan(resource: JsonObject, { entries }: DocumentReading): boolean {
  const id = rowIdIn(resource)
  const isSame = (other: JsonObject) => other.resourceType === 'CarePlan' && rowIdIn(other) === id
  return id !== undefined && entries.some(entry => isSame(entry.resource))
}

export function consentIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  const { category, policyRule } = resource
  const words = reading.wordsOf(policyRule)
  if (isPlan(resource)) {
    return instructionIn(resource, reading, { kind: 'refuse', words, about: '', isOver: false })
  }
  const [first] = objectsIn(category)
  const name = reading.wordsOf(first ?? policyRule)
  return skip(reading, ['Advance directive', name].filter(Boolean).join(': '), 'needsPaper')
}

/** Implants of other systems are one text of the profile (read-body.ts). */
export function deviceUseIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  if (!isPlan(resource)) return undefined
  const words = objectsIn(resource.note)
    .map(({ text }) => textOf(text))
    .join('\n')
  return instructionIn(resource, reading, { kind: 'device', words, about: '', isOver: false })
}

/** Plans that our own summaries have in a section and not in a resource. */
export const sectionPlansIn = (reading: DocumentReading): ReadEntry[] =>
  sectionsOf(reading.composition)
    .filter(section => !isModified(section))
    .flatMap(plansOfSection)
    .map(({ plan, words }) =>
      instructionIn(plan, reading, { kind: 'other', words, about: '', isOver: false }),
    )

interface Instruction {
  kind: 'do' | 'refuse' | 'device' | 'other'
  words: string
  about: string
  isOver: boolean
}

function instructionIn(
  resource: JsonObject,
  reading: DocumentReading,
  { kind, words, about, isOver }: Instruction,
): ReadEntry {
  const inactive = isOver || isStatusOver(resource.status) ? 'inactive' : undefined
  const nothing = saysNothing(words) && 'noneInWords'
  const nameless = words === '' ? 'noName' : undefined
  const why = whyLeftOut(resource, reading) ?? inactive ?? nameless ?? nothing
  if (why) return skip(reading, words || textOf(resource.resourceType), why, 'plans')
  skipUnreadable(reading, resource, words, 'plans')
  const created = dayIn(resource.created)
  const fields = planFieldsIn(resource, words) ?? {
    kind,
    about: cut(about, PLAN_ABOUT_MAX),
    text: words,
    whereIs: '',
    from: cut(authorOf(resource, reading), FROM_LENGTH),
    writtenOn: created && 'day' in created ? created.day : '',
  }
  // Half an instruction may mean the opposite.
  if ([...fields.text].length > PLAN_TEXT_MAX) return skip(reading, words, 'tooLong', 'plans')
  return rowOf('plans', resource, fields)
}

function authorOf({ author, ...resource }: JsonObject, { follow }: DocumentReading): string {
  const display = textOf(asObject(author).display)
  if (display !== '') return display
  const { name } = follow(asObject(author), resource) ?? {}
  return Array.isArray(name) ? nameIn(name) : textOf(name)
}
