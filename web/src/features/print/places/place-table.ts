import type { MedicalRecord } from 'sync-protocol/medical'
import type { PrintForm } from 'sync-protocol/qr'
import type { RowOf } from '../../../sync'

export interface PlaceProps {
  code: RowOf<'qr-codes'>
  record: MedicalRecord
}

/** The keys are the names in the address (`?as=`). */
export const PLACES = {
  wallpaper: {
    form: 'wallpaper',
    title: 'Lock-screen wallpaper',
    about: 'On your own phone, to be scanned while it is locked.',
  },
  labels: {
    form: 'labels',
    title: 'Label sheets',
    about: 'Avery and compatible sheets by their number, new or part-used.',
  },
  nfc: {
    form: 'nfc',
    title: 'NFC tag',
    about: 'A phone held to it opens the code, with no camera.',
  },
  fridge: {
    form: 'fridge',
    title: 'Fridge sheet',
    about: 'Two pages for the fridge and a mark for the front door.',
  },
  'key-tag': { form: 'keyTag', title: 'Key tag', about: '35 × 50 mm, with a hole.' },
  wristband: { form: 'wristband', title: 'Wristband', about: '25 × 250 mm of strong paper.' },
  helmet: { form: 'helmet', title: 'Helmet sticker', about: 'Round, 40 mm.' },
  'medical-id': {
    form: 'medicalId',
    title: 'The phone’s own Medical ID',
    about: 'The record, field by field, to copy into iPhone or Android.',
  },
} as const satisfies Record<string, { form: PrintForm; title: string; about: string }>

export type PlaceName = keyof typeof PLACES

export const isPlace = (name: string): name is PlaceName => Object.hasOwn(PLACES, name)

export type FamilyPlace = 'school-card' | 'family-sheet'

export const isFamilyPlace = (name: string): name is FamilyPlace => /^(school|family)-/.test(name)
