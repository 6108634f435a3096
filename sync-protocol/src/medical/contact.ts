import * as z from 'zod/mini'
import { canBeDialled } from './phone-text'
import { emailText, requiredText } from './text'

export const contactSchema = z.strictObject({
  name: requiredText('Name is required'),
  relationship: requiredText('Relationship is required'),
  phoneNumber: requiredText('Phone number is required', 50).check(canBeDialled),
  email: z.optional(emailText()),
})

export type Contact = z.infer<typeof contactSchema>
