/** A code of somebody's record. */
export type CodePlace = { userId: string; codeId: string }

/** Where the app shows this code, in the record that it belongs to, to whoever may open that. */
export const codeAddress = (origin: string, { userId, codeId }: CodePlace): string =>
  `${origin}/dashboard?tab=qr-codes&profile=${userId}&code=${codeId}`
