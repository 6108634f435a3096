export type CodePlace = { userId: string; codeId: string }

export const codeAddress = (origin: string, { userId, codeId }: CodePlace): string =>
  `${origin}/dashboard?tab=qr-codes&profile=${userId}&code=${codeId}`
