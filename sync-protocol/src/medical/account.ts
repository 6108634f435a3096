/** What the person calls themselves here. The e-mail address is the sign-in's and cannot be edited. */
import * as z from 'zod/mini'
import { text } from './text'

export const accountSchema = z.strictObject({
  firstName: z.optional(text()),
  lastName: z.optional(text()),
})

export type Account = z.infer<typeof accountSchema>
