export type Role = 'owner' | 'admin'
export type SessionUser = { id: string; role: Role | null; createdAt: Date }
export type Session = { id: string; signedInAt: Date; endsAt: Date; adminUntil: Date | null }
/** Who sends a request. */
export type SignedIn = { user: SessionUser; session: Session }

declare const isAdmin: unique symbol
/** Proof that this request's session may see the owner's figures: `requireAdmin` alone makes one. */
export type Admin = SignedIn & { readonly [isAdmin]: true }
