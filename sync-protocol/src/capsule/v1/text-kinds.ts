/** A kind's number is its index, so the order is part of the format. */
import type { CaseHabit } from './letter-case'

export const STYLES = ['name', 'word', 'figure', 'prose'] as const

interface TextKind {
  style: (typeof STYLES)[number]
  habit: CaseHabit
}

export const TEXT_KINDS = {
  person: { style: 'name', habit: 'title' },
  gender: { style: 'word', habit: 'sentence' },
  language: { style: 'word', habit: 'lower' },
  allergen: { style: 'word', habit: 'sentence' },
  severity: { style: 'word', habit: 'sentence' },
  reaction: { style: 'word', habit: 'sentence' },
  medicine: { style: 'word', habit: 'sentence' },
  dose: { style: 'figure', habit: 'lower' },
  frequency: { style: 'word', habit: 'sentence' },
  condition: { style: 'word', habit: 'sentence' },
  status: { style: 'word', habit: 'sentence' },
  relationship: { style: 'word', habit: 'sentence' },
  phone: { style: 'figure', habit: 'sentence' },
  implant: { style: 'word', habit: 'sentence' },
  notes: { style: 'prose', habit: 'sentence' },
  bloodType: { style: 'word', habit: 'upper' },
  organDonor: { style: 'word', habit: 'lower' },
  heightCm: { style: 'figure', habit: 'sentence' },
  weightKg: { style: 'figure', habit: 'sentence' },
  plan: { style: 'prose', habit: 'sentence' },
  planDetail: { style: 'prose', habit: 'sentence' },
} satisfies Record<string, TextKind>

export type TextKindName = keyof typeof TEXT_KINDS
export const TEXT_KIND_NAMES = Object.keys(TEXT_KINDS) as TextKindName[] // keys of a literal above
