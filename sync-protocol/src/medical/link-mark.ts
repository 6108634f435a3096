/** Enough to recognise the token, too few to open it. */
const LINK_MARK_LENGTH = 5

export const linkMarkOf = (token: string): string => token.slice(0, LINK_MARK_LENGTH)
