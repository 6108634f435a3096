import type { PrintForm } from 'sync-protocol/qr'
import type { FamilyPlace } from '../place-table'

export const FAMILY_PLACES: Record<FamilyPlace, { form: PrintForm; title: string; about: string }> =
  {
    'school-card': {
      form: 'school',
      title: 'School and travel card',
      about: 'Of a child: first name, allergies and contacts, and nothing else in words.',
    },
    'family-sheet': {
      form: 'family',
      title: 'Family sheet',
      about: 'The codes of all records you look after, by name and color.',
    },
  }
