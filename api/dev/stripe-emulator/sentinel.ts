/** Stands in everything the emulator sends, and in nothing that ships: a test looks for it there. */
export const SENTINEL = 'lifetag-stripe-emulator'

/** Keys that only the emulator takes; production refuses to start with them. */
export const EMULATOR_KEYS = {
  secretKey: 'sk_test_emulator',
  publishableKey: 'pk_test_emulator',
} as const
