/**
 * Who may do what in a person's record: the person, and those who were invited to it. One table for
 * both sides: the server refuses by it, a screen hides by it. A managed record has no person who signs
 * in, and at least one guardian instead.
 */

/** What an invitation gives, from the most to the least. */
export const ROLES = ['guardian', 'carer', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** In one's own record one is the `person`. */
export const ACCESS_ROLES = ['person', ...ROLES] as const
export type AccessRole = (typeof ACCESS_ROLES)[number]

/** `person` has a login of their own; `managed` has none. */
export const PROFILE_KINDS = ['person', 'managed'] as const
export type ProfileKind = (typeof PROFILE_KINDS)[number]

const EVERYONE = ACCESS_ROLES
const WRITERS = ['person', 'guardian', 'carer'] as const
const MANAGERS = ['person', 'guardian'] as const

export const MAY = {
  /** Read, keep offline, show the code. */
  read: EVERYONE,
  /** Edit, settle conflicts, upload. */
  edit: WRITERS,
  /** Make, replace, print and delete codes, within `widen`. */
  codes: WRITERS,
  /** See who opened a code, and let it take PINs again. */
  scanLog: WRITERS,
  /** Be told when a code is opened. A viewer is where it is ticked. */
  alerts: WRITERS,
  /** Let a code show more, make a `healthcare` code, set or remove a PIN. */
  widen: MANAGERS,
  /** Invite, change roles, remove. */
  members: MANAGERS,
  export: MANAGERS,
  /** Delete the record. */
  delete: MANAGERS,
  /** Give it a login of its own. */
  handOver: MANAGERS,
} as const satisfies Record<string, readonly AccessRole[]>

export type Right = keyof typeof MAY

export function may(role: AccessRole, right: Right): boolean {
  const allowed: readonly AccessRole[] = MAY[right]
  return allowed.includes(role)
}
