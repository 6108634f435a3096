/** The e-mail address belongs to the sign-in and cannot be edited here. */
import * as z from 'zod/mini'
import { text } from './text'

export const accountSchema = z.strictObject({
  firstName: z.optional(text()),
  lastName: z.optional(text()),
})

export type Account = z.infer<typeof accountSchema>
