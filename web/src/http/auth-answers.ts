import * as z from 'zod/mini'

export const userAnswer = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role: z.nullable(z.string()),
  createdAt: z.string(),
})

export const signedInAnswer = z.object({ user: userAnswer })

export const registeredAnswer = z.object({
  user: userAnswer,
  recoveryCodes: z.array(z.string()).check(z.minLength(1)),
})
