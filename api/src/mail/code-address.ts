/** The UUIDs of a code and of the record that it belongs to. */
export type CodePlace = { userId: string; codeId: string }

/** The address of the code's screen in the app, for people who may open the record. */
export const codeAddress = (origin: string, { userId, codeId }: CodePlace): string =>
  `${origin}/dashboard?tab=qr-codes&profile=${userId}&code=${codeId}`
