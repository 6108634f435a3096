import type { Dictionary } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import * as z from 'zod/mini'
import { fieldValueWords, fieldWords } from '../../record-words/record-words'
import { commaList } from '../../ui/date-words'
import { summaryTexts as texts } from './texts-summary'

export type SummaryEntry = readonly (readonly [name: string, text: string])[]

export interface SummarySection {
  title: string
  /** The list shows this text if it has no entries. */
  none: string
  entries: readonly SummaryEntry[]
  layout: 'table' | 'columns' | 'pairs'
}

/**
 * Converts the whole record to words, so that a new field of a schema appears without a change here.
 * Conflicting values of two devices are both listed.
 */
export function summarise(record: MedicalRecord, dictionary?: Dictionary): SummarySection[] {
  const {
    account,
    profile,
    contacts,
    allergies,
    medications,
    conditions,
    plans,
    history,
    policies,
  } = record
  const lists = [
    [texts.person, [{ ...account, ...profile }], undefined, 'pairs'],
    [texts.allergies, allergies, profile?.allergiesState, 'columns'],
    [texts.medications, medications.map(inOrder), profile?.medicationsState, 'table'],
    [texts.conditions, conditions, profile?.conditionsState, 'columns'],
    [texts.contacts, contacts, undefined, 'columns'],
    [texts.plans, plans, profile?.plansState, 'pairs'],
    [texts.history, history, undefined, 'columns'],
    [texts.policies, policies, undefined, 'pairs'],
  ] as const
  const sections = lists.map(([title, rows, state, layout]) => ({
    layout,
    title,
    none: state === 'noneKnown' ? texts.noneKnown : '',
    entries: rows.map(row => pairsOf(row, dictionary)).filter(pairs => pairs.length > 0),
  }))
  const gaps = sections.filter(isGap).map(({ title }) => title)
  return [
    ...sections.filter(section => !isGap(section)),
    // A heading for each would take more paper than the record.
    ...(gaps.length > 0
      ? [{ title: texts.notRecorded, none: commaList(gaps), entries: [], layout: 'pairs' as const }]
      : []),
  ]
}

const isGap = ({ entries, none }: SummarySection) => entries.length === 0 && none === ''

/** The order in which a clinic reads a list of medicines. */
function inOrder({
  name,
  dosage,
  frequency,
  startDate,
  ...more
}: MedicalRecord['medications'][number]) {
  return { name, dosage, frequency, startDate, ...more }
}

const OURS =
  /^(id|conflicts|revived|isUnsent|refusal|.*AtMs|.*Url|(allergies|medications|conditions|plans)State)$/

function pairsOf(row: object, dictionary?: Dictionary): (readonly [string, string])[] {
  const conflicts = conflictsSchema.safeParse(row).data?.conflicts ?? {}
  return Object.entries(row).flatMap(([key, value]) => {
    if (OURS.test(key) || value === undefined || value === null || value === '') return []
    const text = (conflicts[key] ?? []).reduce<string>(
      (shown, other) =>
        texts.conflict({ value: shown, other: fieldValueWords(key, other, dictionary) }),
      fieldValueWords(key, value, dictionary),
    )
    return [[fieldWords(key), text] as const]
  })
}

const conflictsSchema = z.object({
  conflicts: z.optional(z.record(z.string(), z.array(z.unknown()))),
})
