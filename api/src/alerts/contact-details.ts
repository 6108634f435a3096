import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { sealJson, unsealJson } from '../db/seal'

const detailsSchema = z.object({
  name: z.string(),
  /** First name of the account that asked, at that time, or empty. */
  askedBy: z.string(),
})
type ContactDetails = z.infer<typeof detailsSchema>

const endpointSchema = z.union([
  z.object({ email: z.string() }),
  z.object({ text: z.object({ way: z.enum(['sms', 'ntfy']), to: z.string() }) }),
])
export type ContactEndpoint = z.infer<typeof endpointSchema>

type Where = { userId: string; id: string }

export const sealContactDetails = (key: KeyObject, where: Where, details: ContactDetails): Buffer =>
  sealJson(key, placeOf(where, 'details'), details)
export const openContactDetails = (key: KeyObject, where: Where, sealed: Buffer): ContactDetails =>
  detailsSchema.parse(unsealJson(key, placeOf(where, 'details'), sealed))

export const sealEndpoint = (key: KeyObject, where: Where, endpoint: ContactEndpoint): Buffer =>
  sealJson(key, placeOf(where, 'endpoint'), endpoint)
export const openEndpoint = (key: KeyObject, where: Where, sealed: Buffer): ContactEndpoint =>
  endpointSchema.parse(unsealJson(key, placeOf(where, 'endpoint'), sealed))

const placeOf = ({ userId, id }: Where, collection: string) => ({
  ...{ table: 'alert_contacts', collection, id, userId },
})
