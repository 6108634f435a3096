/**
 * The synced collections: their schemas, and what merging must know of their fields.
 *
 * No field resolves silently: until the person picks, both values show, to a responder too. Groups
 * change together or not at all, so that no merge can make a DNR without its document
 * or an address of two towns. Adding a field to a record changes its schema and nothing here.
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
  /** Hold the URL of a file of the person's own, or nothing. */
  fileFields: readonly string[]
  /** One row a person, its id the user's id. */
  single: boolean
  /** A deletion beats a concurrent edit. Only where coming back would be the greater harm. */
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
    // Deleting a code kills a link that may lie in a stranger's hands.
    finalDeletion: true,
    // The offline copy, its level and its colours were drawn as one: they stand or fall together.
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

/** The values of one row of a collection. */
export type Values<C extends Collection> = z.infer<(typeof COLLECTIONS)[C]['schema']>

/** The group a field belongs to, or the field alone. */
export function groupOf(collection: Collection, field: string): readonly string[] {
  const groups: readonly (readonly string[])[] = COLLECTIONS[collection].groups
  return groups.find(group => group.includes(field)) ?? [field]
}
