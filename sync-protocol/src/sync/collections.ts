/**
 * A conflict is never resolved silently. Every reader, responders included, sees both values until the person
 * picks one. The fields of a group change together or not at all. This prevents a DNR without its document
 * and an address made of two towns.
 */
import * as z from 'zod/mini'
import {
  accountSchema,
  allergySchema,
  conditionSchema,
  contactSchema,
  emergencyPlanSchema,
  historySchema,
  medicationSchema,
  policySchema,
  profileSchema,
} from '../medical'
import { printSchema } from '../medical/print'
import { qrCodeSchema } from '../medical/qr-code'

interface CollectionRules {
  schema: z.ZodMiniType<Readonly<Record<string, FieldValue | undefined>>>
  groups: readonly (readonly string[])[]
  fileFields: readonly string[]
  /** One row per person, whose id is the user's id. */
  single: boolean
  /** A deletion beats a concurrent edit. Set if a revived row is more dangerous than a lost edit. */
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
  plans: {
    ...many,
    schema: emergencyPlanSchema,
    groups: [['documentUrl', 'documentName']],
    fileFields: ['documentUrl'],
  },
  history: { ...many, schema: historySchema },
  policies: { ...many, schema: policySchema, fileFields: ['cardFrontPhotoUrl'] },
  'qr-codes': {
    ...many,
    schema: qrCodeSchema,
    // A stranger may have the link of a deleted code.
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
        'recordMark',
        'confirmedPublic',
      ],
    ],
  },
  prints: { ...many, schema: printSchema },
} as const satisfies Record<string, CollectionRules>

export type Collection = keyof typeof COLLECTIONS
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as Collection[] // keys of a const object

export type Values<C extends Collection> = z.infer<(typeof COLLECTIONS)[C]['schema']>

export function groupOf(collection: Collection, field: string): readonly string[] {
  const groups: readonly (readonly string[])[] = COLLECTIONS[collection].groups
  return groups.find(group => group.includes(field)) ?? [field]
}

export type FieldValue = string | number | boolean | null

export const fieldValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])
