import * as z from 'zod/mini'
import { profileSchema } from '../medical'
import { COLLECTIONS, type Collection } from '../sync/collections'

/** The keys are paths under `/api/`. */
export const LIST_PATHS = {
  'emergency-contacts': 'contacts',
  allergies: 'allergies',
  medications: 'medications',
  'medical-conditions': 'conditions',
  'emergency-plans': 'plans',
  'medical-history': 'history',
  'insurance-policies': 'policies',
} as const satisfies Record<string, Collection>

export type ListPath = keyof typeof LIST_PATHS

const moments = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }

export const profileAnswerSchema = z.strictObject({
  id: z.uuid(),
  ...profileSchema.shape,
  ...moments,
})

export const itemAnswerSchema = (path: ListPath) =>
  z.strictObject({
    id: z.uuid(),
    medicalProfileId: z.uuid(),
    ...COLLECTIONS[LIST_PATHS[path]].schema.shape,
    ...moments,
  })

export type ProfileAnswer = z.infer<typeof profileAnswerSchema>
