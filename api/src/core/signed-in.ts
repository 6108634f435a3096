export type Role = 'owner' | 'admin'
export type SessionUser = { id: string; role: Role | null; createdAt: Date }
type Session = { id: string; signedInAt: Date; endsAt: Date; adminUntil: Date | null }
export type SignedIn = { user: SessionUser; session: Session }

declare const isAdmin: unique symbol
/** Only `requireAdmin` makes this proof that the session may see the owner's figures. */
export type Admin = SignedIn & { readonly [isAdmin]: true }
