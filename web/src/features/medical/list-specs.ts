/** A new field also needs a line in the collection's schema in sync-protocol. */

import { type Dictionary, effectWords, labelsOf } from 'sync-protocol/card'
import { isSevereReaction, severityOf } from 'sync-protocol/card/words'
import {
  effectFor,
  HISTORY_KINDS,
  isPlanKind,
  PLAN_KINDS,
  PLANS_MAX,
  type StatedList,
} from 'sync-protocol/medical'
import type { RecordList, Values } from 'sync-protocol/sync'
import { language, perLanguage } from '../../i18n/define-texts'
import { chosenWords } from '../../record-words/chosen-words'
import { inLine, unbroken } from '../../record-words/in-line'
import { partialDateWords } from '../../ui/date-words'
import { labelled } from '../../ui/labelled'
import type { FieldSpec } from './field-spec'
import { warnAboutNationalNumber } from './phone-warning'
import { policyFields } from './policy-fields'
import { medicalTexts } from './texts'

const { lists: texts } = medicalTexts

interface RowWords {
  title: string
  details: string[]
  alarm?: string
}

export type ListName = RecordList

interface ListTexts {
  title: string
  add: string
  empty: string
  why: string
  noProfile: string
  added: string
  updated: string
  deleted: string
}

export interface ListSpec {
  collection: ListName
  texts: ListTexts
  rowsMax?: { count: number; reached: string }
  /** Error texts by field for values that the schema accepts from elsewhere. */
  faults?(values: Readonly<Record<string, unknown>>): Record<string, string>
  /** The add button is disabled until there is a profile, instead of showing a message. */
  isHeldBack?: true
  /** Few people need it, so the others see its title only. */
  isFolded?: true
  noneKnown?: { list: StatedList; claim: { own: string; other: string }; claimed: string }
  fields: readonly FieldSpec[]
  words(row: object, dictionary?: Dictionary): RowWords
}

type SpecOf<Name extends ListName> = Omit<ListSpec, 'words'> & {
  fields: readonly FieldSpec<keyof Values<Name> & string>[]
  // Method syntax allows a parameter narrower than `object`. The card passes only rows of this collection.
  words(row: Values<Name>, dictionary?: Dictionary): RowWords
}

const filled = (...parts: (string | undefined)[]) =>
  parts.flatMap(part => (part?.trim() ? [part] : []))

const contacts = (): SpecOf<'contacts'> => ({
  collection: 'contacts',
  texts: texts.contacts,
  fields: [
    { name: 'name', label: texts.contacts.fields.name, kind: 'line', isRequired: true },
    {
      name: 'relationship',
      kind: 'line',
      isRequired: true,
      suggestions: 'relationships',
      quickAnswers: Object.values(texts.contacts.relationships),
    },
    {
      name: 'phoneNumber',
      kind: 'tel',
      isRequired: true,
      warn: warnAboutNationalNumber,
    },
    { name: 'email', kind: 'email' },
  ],
  words: (row, dictionary) => ({
    title: row.name,
    details: filled(
      chosenWords('relationship', row.relationship, dictionary),
      unbroken('phoneNumber', row.phoneNumber),
      row.email,
    ),
  }),
})

const allergies = (): SpecOf<'allergies'> => ({
  collection: 'allergies',
  texts: texts.allergies,
  noneKnown: { list: 'allergies', ...texts.allergies },
  fields: [
    {
      name: 'allergen',
      kind: 'line',
      isRequired: true,
      suggestions: 'allergens',
    },
    {
      name: 'severity',
      kind: 'line',
      isRequired: true,
      suggestions: 'severities',
      quickAnswers: Object.values(texts.allergies.severities),
    },
    {
      name: 'reaction',
      kind: 'note',
      help: texts.allergies.reactionHelp,
    },
  ],
  words: ({ allergen: title, severity: stored, reaction }, dictionary) => {
    const severity = chosenWords('severity', stored, dictionary)
    if (severityOf(stored) === 'severe') {
      return { title, details: filled(reaction), alarm: severity }
    }
    if (reaction && isSevereReaction(reaction)) {
      return { title, details: filled(severity), alarm: reaction }
    }
    return { title, details: filled(severity, reaction) }
  },
})

const medications = (): SpecOf<'medications'> => ({
  collection: 'medications',
  texts: texts.medications,
  noneKnown: { list: 'medications', ...texts.medications },
  fields: [
    {
      name: 'name',
      label: texts.medications.fields.name,
      kind: 'line',
      isRequired: true,
      suggestions: 'medicines',
    },
    {
      name: 'effect',
      label: medicalTexts.effect.label,
      kind: 'effect',
      nameField: 'name',
      comesFirst: true,
    },
    {
      name: 'dosage',
      kind: 'line',
      comesFirst: true,
      help: texts.medications.dosageHelp,
      suggestions: 'doses',
    },
    {
      name: 'frequency',
      kind: 'line',
      comesFirst: true,
      suggestions: 'frequencies',
      quickAnswers: Object.values(texts.medications.frequencies),
    },
    {
      name: 'prescribingDoctor',
      label: texts.medications.fields.prescribingDoctor,
      kind: 'line',
    },
    {
      name: 'startDate',
      label: texts.medications.fields.startDate,
      kind: 'partialDate',
      warn: (start, today) => (start > today ? medicalTexts.dates.startsLater : undefined),
    },
  ],
  words: (row, dictionary) => ({
    title: inLine(filled(row.name, row.dosage), ' '),
    details: filled(
      effectWords(effectFor(row.effect, row.name), labelsOf(language.get())),
      row.frequency && chosenWords('frequency', row.frequency, dictionary),
      row.prescribingDoctor,
    ),
  }),
})

const conditions = (): SpecOf<'conditions'> => ({
  collection: 'conditions',
  texts: texts.conditions,
  noneKnown: { list: 'conditions', ...texts.conditions },
  fields: [
    {
      name: 'condition',
      kind: 'line',
      isRequired: true,
      suggestions: 'conditions',
    },
    {
      name: 'status',
      kind: 'line',
      isRequired: true,
      suggestions: 'statuses',
      quickAnswers: Object.values(texts.conditions.statuses),
    },
    { name: 'diagnosedDate', label: texts.conditions.fields.diagnosedDate, kind: 'partialDate' },
    { name: 'notes', kind: 'note' },
  ],
  words: (row, dictionary) => ({
    title: row.condition,
    details: filled(chosenWords('status', row.status, dictionary), row.notes),
  }),
})

const planKindWords = (kind: string): string => texts.plans.kinds[isPlanKind(kind) ? kind : 'other']

const MAY_BE_MISREAD = ['do', 'avoid', 'refuse']

/** "No" alone does not say what not to do. */
function faultsOfPlan({ kind, text }: Readonly<Record<string, unknown>>): Record<string, string> {
  if (typeof text !== 'string' || !MAY_BE_MISREAD.includes(String(kind))) return {}
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
  const words = segments.filter(({ isWordLike }) => isWordLike).length
  return text.trim() !== '' && words < 2 ? { text: texts.plans.tooShort } : {}
}

const plans = (): SpecOf<'plans'> => ({
  collection: 'plans',
  texts: texts.plans,
  rowsMax: { count: PLANS_MAX, reached: texts.plans.full },
  faults: faultsOfPlan,
  noneKnown: { list: 'plans', ...texts.plans },
  fields: [
    {
      name: 'kind',
      label: texts.plans.fields.kind,
      kind: 'choice',
      isRequired: true,
      initial: 'do',
      choices: PLAN_KINDS.map(value => ({ value, label: planKindWords(value) })),
      help: kind => (kind === 'do' ? texts.plans.copyIt : ''),
    },
    {
      name: 'text',
      label: texts.plans.fields.text,
      kind: 'instruction',
      kindField: 'kind',
      isRequired: true,
    },
    { name: 'about', label: texts.plans.fields.about, kind: 'line', comesFirst: true },
    {
      name: 'whereIs',
      kind: 'line',
      comesFirst: true,
      help: texts.plans.whereHelp,
    },
    {
      name: 'from',
      label: texts.plans.fields.from,
      kind: 'line',
      comesFirst: true,
      help: texts.plans.fromHelp,
      warn: warnAboutNationalNumber,
    },
    { name: 'writtenOn', kind: 'date' },
    {
      name: 'documentUrl',
      label: texts.plans.fields.documentUrl,
      kind: 'document',
      nameField: 'documentName',
    },
    { name: 'documentName', label: texts.plans.fields.documentName, kind: 'line' },
  ],
  words: row => ({
    title: labelled(planKindWords(row.kind), row.text),
    details: filled(row.about, row.whereIs, row.from),
  }),
})

const history = (): SpecOf<'history'> => ({
  collection: 'history',
  texts: texts.history,
  isFolded: true,
  fields: [
    {
      name: 'kind',
      kind: 'choice',
      isRequired: true,
      initial: 'procedure',
      choices: HISTORY_KINDS.map(value => ({ value, label: texts.history.kinds[value] })),
    },
    { name: 'name', label: texts.history.fields.name, kind: 'line', isRequired: true },
    {
      name: 'onDate',
      kind: 'partialDate',
      comesFirst: true,
      help: texts.history.dateHelp,
    },
    { name: 'note', kind: 'note' },
  ],
  words: row => ({
    title: row.name,
    details: filled(
      texts.history.kinds[row.kind],
      row.onDate && partialDateWords(row.onDate),
      row.note,
    ),
  }),
})

const policies = (): SpecOf<'policies'> => ({
  collection: 'policies',
  texts: texts.policies,
  isHeldBack: true,
  isFolded: true,
  fields: policyFields(),
  words: row => ({
    title: row.provider,
    details: filled(
      row.policyNumber && texts.policies.row.number({ number: row.policyNumber }),
      row.planType === 'other' ? undefined : row.planType,
      row.expirationDate &&
        texts.policies.row.until({ date: partialDateWords(row.expirationDate) }),
      row.cardFrontPhotoUrl && texts.policies.row.photo,
    ),
  }),
})

export const listSpecs = perLanguage(
  (): Record<ListName, ListSpec> => ({
    contacts: contacts(),
    allergies: allergies(),
    medications: medications(),
    conditions: conditions(),
    plans: plans(),
    history: history(),
    policies: policies(),
  }),
)
