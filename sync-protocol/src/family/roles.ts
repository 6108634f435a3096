/**
 * The server refuses and the screens hide according to this one table. A managed record has no person who
 * signs in; instead it has at least one guardian.
 */

/** Sorted from the most rights to the fewest. */
export const ROLES = ['guardian', 'carer', 'viewer'] as const
export type Role = (typeof ROLES)[number]

export const ACCESS_ROLES = ['person', ...ROLES] as const
export type AccessRole = (typeof ACCESS_ROLES)[number]

export const PROFILE_KINDS = ['person', 'managed'] as const
export type ProfileKind = (typeof PROFILE_KINDS)[number]

const EVERYONE = ACCESS_ROLES
const WRITERS = ['person', 'guardian', 'carer'] as const
const MANAGERS = ['person', 'guardian'] as const

export const MAY = {
  /** Read, keep offline, show the code. */
  read: EVERYONE,
  /** Includes conflicts and uploads. */
  edit: WRITERS,
  /** Within `widen`. */
  codes: WRITERS,
  /** See who opened a code, and unlock its PIN. */
  scanLog: WRITERS,
  /** A viewer gets alerts only if they are ticked for them. */
  alerts: WRITERS,
  /** Let a code show more, make a `healthcare` code, set or remove a PIN. */
  widen: MANAGERS,
  members: MANAGERS,
  export: MANAGERS,
  delete: MANAGERS,
  /** Give the record a login of its own. */
  handOver: MANAGERS,
} as const satisfies Record<string, readonly AccessRole[]>

export type Right = keyof typeof MAY

export function may(role: AccessRole, right: Right): boolean {
  const allowed: readonly AccessRole[] = MAY[right]
  return allowed.includes(role)
}

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
