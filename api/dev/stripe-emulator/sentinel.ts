/** Everything that the emulator sends contains it. A test checks that the build does not. */
export const SENTINEL = 'lifetag-stripe-emulator'

/** Production refuses to start with these keys. */
export const EMULATOR_KEYS = {
  secretKey: 'sk_test_emulator',
  publishableKey: 'pk_test_emulator',
} as const
