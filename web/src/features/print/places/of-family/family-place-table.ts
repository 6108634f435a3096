import type { FamilyPlace } from '../place-table'

/** What a family prints. A code on it grows old as on a card or a page, and is noted as on one. */
export const FAMILY_PLACES: Record<FamilyPlace, { title: string; about: string }> = {
  'school-card': {
    title: 'School and travel card',
    about: 'Of a child: first name, allergies and contacts, and nothing else in words.',
  },
  'family-sheet': {
    title: 'Family sheet',
    about: 'The codes of all records you look after, by name and color.',
  },
}
