import type { StatedList } from 'sync-protocol/medical'

export type AskedList = StatedList | 'contacts'

interface Question {
  title: { own: string; others: string }
  lead: string
  fields: readonly string[]
  /** Answers that need one tap instead of typing, by field. Other words are allowed. */
  keys: Readonly<Record<string, readonly string[]>>
  initial: Readonly<Record<string, string>>
}

export const QUESTIONS: Record<AskedList, Question> = {
  allergies: {
    title: { own: 'Are you allergic to anything?', others: 'Are they allergic to anything?' },
    lead: 'Medicines, foods, stings, latex.',
    fields: ['allergen', 'severity'],
    // Without "Unknown", an unsure person would guess or leave out the allergy.
    keys: { severity: ['Severe', 'Moderate', 'Mild', 'Unknown'] },
    initial: {},
  },
  medications: {
    title: { own: 'Which medicines do you take?', others: 'Which medicines do they take?' },
    lead: 'Current medicines, with the dose if it is known.',
    fields: ['name', 'dosage', 'frequency'],
    keys: { frequency: ['Once daily', 'Twice daily', 'When needed'] },
    initial: {},
  },
  conditions: {
    title: { own: 'Which conditions do you have?', others: 'Which conditions do they have?' },
    lead: 'Current and past conditions.',
    fields: ['condition', 'status'],
    keys: { status: ['Active', 'Chronic', 'Resolved'] },
    initial: { status: 'Active' },
  },
  contacts: {
    title: { own: 'Whom should they call?', others: 'Whom should they call?' },
    lead: 'The person who should be called first.',
    fields: ['name', 'relationship', 'phoneNumber'],
    keys: { relationship: ['Partner', 'Parent', 'Child', 'Friend'] },
    initial: {},
  },
}
