/** The questions about lists, one a screen. What else a list asks for waits in Medical Info. */
import type { StatedList } from 'sync-protocol/medical'

export type AskedList = StatedList | 'contacts'

export interface Question {
  title: { own: string; others: string }
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
    title: { own: 'Are you allergic to anything?', others: 'Are they allergic to anything?' },
    lead: 'Medicines, foods, stings, latex.',
    fields: ['allergen', 'severity'],
    // Who does not know would guess, or leave the allergy out: it is then shown as not known.
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
