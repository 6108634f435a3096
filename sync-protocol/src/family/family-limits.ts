import type { Role } from './roles'

export const FAMILY_LIMITS = {
  /** Records of others that one person may join. */
  profiles: 12,
  /** Members of one record, besides its person. */
  members: 8,
  /** Pending, for one record. */
  openInvitations: 20,
  invitationsADay: 10,
} as const

export const INVITATION_DAYS = 7

/** How long a hand-over waits before it takes effect, so that every guardian can stop it. */
export const HAND_OVER_WAIT_HOURS = 72

/** A role without a number lasts until it is revoked. */
export const ROLE_DAYS: Readonly<Record<Role, number | null>> = {
  guardian: null,
  carer: null,
  viewer: 365,
}

/** From this age, in years, a child decides for themselves. */
export const OF_AGE = 18

const DAY_MS = 24 * 3_600_000

export function roleEnd(role: Role, nowMs: number): string | null {
  const days = ROLE_DAYS[role]
  return days === null ? null : new Date(nowMs + days * DAY_MS).toISOString()
}
