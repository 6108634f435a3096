/** A code's type and level decide together which fields a card discloses (see `card/levels.ts`). */
export const QR_TYPES = ['emergency', 'complete', 'allergies', 'medications', 'contacts'] as const
export const ACCESS_LEVELS = ['emergency', 'healthcare', 'public'] as const

export type QrType = (typeof QR_TYPES)[number]
export type AccessLevel = (typeof ACCESS_LEVELS)[number]
