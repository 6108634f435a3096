/** The questions about lists, one a screen. What else a list asks for waits in Medical Info. */
import type { StatedList } from 'sync-protocol/medical'

export type AskedList = StatedList | 'contacts'

export interface Question {
  title: string
  lead: string
  /** Of the list's own fields, in its order. */
  fields: readonly string[]
  /** One tap instead of typing; any other word is as good. By field. */
  keys: Readonly<Record<string, readonly string[]>>
  /** What stands there before anything is typed. */
  initial: Readonly<Record<string, string>>
}

export const QUESTIONS: Record<AskedList, Question> = {
  allergies: {
    title: 'Are you allergic to anything?',
    lead: 'Medicines, foods, stings, latex.',
    fields: ['allergen', 'severity'],
    // Who does not know would guess, or leave the allergy out: it is then shown as not known.
    keys: { severity: ['Severe', 'Moderate', 'Mild', 'Unknown'] },
    initial: {},
  },
  medications: {
    title: 'Which medicines do you take?',
    lead: 'What you take now, with the dose if it is known.',
    fields: ['name', 'dosage', 'frequency'],
    keys: { frequency: ['Once daily', 'Twice daily', 'When needed'] },
    initial: {},
  },
  conditions: {
    title: 'Which conditions do you have?',
    lead: 'What you are treated for, or have been.',
    fields: ['condition', 'status'],
    keys: { status: ['Active', 'Chronic', 'Resolved'] },
    initial: { status: 'Active' },
  },
  contacts: {
    title: 'Whom should they call?',
    lead: 'The person who should hear first.',
    fields: ['name', 'relationship', 'phoneNumber'],
    keys: { relationship: ['Partner', 'Parent', 'Child', 'Friend'] },
    initial: {},
  },
}
