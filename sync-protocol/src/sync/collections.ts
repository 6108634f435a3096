/**
 * The synced collections: their schemas, and what a merge has to know about their fields.
 *
 * A conflict is never resolved silently. Until the person picks a value, every reader sees both,
 * responders included. The fields of a group change together or not at all, so that no merge produces a
 * DNR without its document or an address made of two towns. A new field of a record changes only its
 * schema.
 */
import type * as z from 'zod/mini'
import {
  accountSchema,
  allergySchema,
  conditionSchema,
  contactSchema,
  medicationSchema,
  policySchema,
  profileSchema,
} from '../medical'
import { qrCodeSchema } from '../qr/code'
import { printSchema } from '../qr/print'

interface CollectionRules {
  schema: z.ZodMiniType
  groups: readonly (readonly string[])[]
  /** Fields that hold the URL of one of the person's files, or nothing. */
  fileFields: readonly string[]
  /** One row per person, whose id is the user's id. */
  single: boolean
  /** A deletion beats a concurrent edit. Set only where a revived row does more harm than a lost edit. */
  finalDeletion: boolean
}

const many = {
  groups: [],
  fileFields: [],
  single: false,
  finalDeletion: false,
} as const

export const COLLECTIONS = {
  account: { ...many, schema: accountSchema, single: true },
  profile: {
    ...many,
    schema: profileSchema,
    groups: [
      ['dnrStatus', 'dnrDocumentUrl', 'dnrDocumentName'],
      ['streetAddress', 'city', 'state', 'zipCode'],
    ],
    fileFields: ['dnrDocumentUrl', 'insuranceCardPhotoUrl', 'photoUrl'],
    single: true,
  },
  contacts: { ...many, schema: contactSchema },
  allergies: { ...many, schema: allergySchema },
  medications: { ...many, schema: medicationSchema },
  conditions: { ...many, schema: conditionSchema },
  policies: { ...many, schema: policySchema, fileFields: ['cardFrontPhotoUrl'] },
  'qr-codes': {
    ...many,
    schema: qrCodeSchema,
    // Deleting a code disables a link that a stranger may have.
    finalDeletion: true,
    // The offline copy was drawn for this level and these colours, so they merge together.
    groups: [
      ['token', 'secret'],
      [
        'type',
        'accessLevel',
        'expiresAt',
        'qrColor',
        'textColor',
        'capsule',
        'revision',
        'revisedAt',
        'confirmedPublic',
      ],
    ],
  },
  prints: { ...many, schema: printSchema },
} as const satisfies Record<string, CollectionRules>

export type Collection = keyof typeof COLLECTIONS
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as Collection[] // keys of a const object

export type Values<C extends Collection> = z.infer<(typeof COLLECTIONS)[C]['schema']>

/** The fields of a field's group; the field alone if it has no group. */
export function groupOf(collection: Collection, field: string): readonly string[] {
  const groups: readonly (readonly string[])[] = COLLECTIONS[collection].groups
  return groups.find(group => group.includes(field)) ?? [field]
}
