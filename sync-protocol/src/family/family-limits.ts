/** How large a family may grow, and how long what it offers is good for. */
import type { Role } from './roles'

export const FAMILY_LIMITS = {
  /** Records of others that one person may be in. */
  profiles: 12,
  /** Others who may be in one record. */
  members: 8,
  /** Invitations to one record that wait for an answer. */
  openInvitations: 20,
  /** Invitations to one record in 24 hours. */
  invitationsADay: 10,
} as const

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7

/** How long a hand-over waits before it takes effect, so that every guardian can stop it. */
export const HAND_OVER_WAIT_HOURS = 72

/** For how long a role is given where nobody says for how long; null: until it is taken back. */
export const ROLE_DAYS: Readonly<Record<Role, number | null>> = {
  guardian: null,
  carer: null,
  viewer: 365,
}

/** At which a child decides for themselves, in years. */
export const OF_AGE = 18

const DAY_MS = 24 * 3_600_000

/** When a role ends that is given at `nowMs`, where nobody says when. */
export function roleEnd(role: Role, nowMs: number): string | null {
  const days = ROLE_DAYS[role]
  return days === null ? null : new Date(nowMs + days * DAY_MS).toISOString()
}
