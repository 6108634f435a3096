import type { MedicalRecord } from 'sync-protocol/medical'
import type { PrintForm } from 'sync-protocol/qr'
import type { RowOf } from '../../../sync'
import type { EditorForm } from '../print-forms'

export interface PlaceProps {
  code: RowOf<'qr-codes'>
  record: MedicalRecord
}

/** The names in the address (`?as=`). */
export const PLACE_NAMES = [
  'wallpaper',
  'labels',
  'nfc',
  'fridge',
  'key-tag',
  'wristband',
  'helmet',
  'medical-id',
  'school-card',
  'family-sheet',
] as const
export type PlaceName = (typeof PLACE_NAMES)[number]
export type FamilyPlace = 'school-card' | 'family-sheet'
export type OwnPlace = Exclude<PlaceName, FamilyPlace>

export const isPlace = (name: string): name is PlaceName =>
  PLACE_NAMES.some(known => known === name)

export const isFamilyPlace = (name: string): name is FamilyPlace => /^(school|family)-/.test(name)

export const PLACE_GROUPS = ['wallet', 'home', 'phone', 'onYou', 'travel', 'school'] as const
export type PlaceGroup = (typeof PLACE_GROUPS)[number]

export interface PlaceRule {
  name: EditorForm | PlaceName
  form: PrintForm
  group: PlaceGroup
}

/** In the order of the list. */
export const PLACES: readonly PlaceRule[] = [
  { name: 'card', form: 'card', group: 'wallet' },
  { name: 'fridge', form: 'fridge', group: 'home' },
  { name: 'family-sheet', form: 'family', group: 'home' },
  { name: 'wallpaper', form: 'wallpaper', group: 'phone' },
  { name: 'medical-id', form: 'medicalId', group: 'phone' },
  { name: 'small-stickers', form: 'stickers', group: 'onYou' },
  { name: 'labels', form: 'labels', group: 'onYou' },
  { name: 'key-tag', form: 'keyTag', group: 'onYou' },
  { name: 'wristband', form: 'wristband', group: 'onYou' },
  { name: 'helmet', form: 'helmet', group: 'onYou' },
  { name: 'nfc', form: 'nfc', group: 'onYou' },
  { name: 'travel', form: 'travel', group: 'travel' },
  { name: 'school-card', form: 'school', group: 'school' },
]
