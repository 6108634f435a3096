import type { EmailState, User } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { openNewEmail, requireEmail } from '../../mail/email-addresses'
import { readUser, type UserRow } from './users.sql'

export async function readUserAnswer(tx: Tx, services: Services, userId: string): Promise<User> {
  const row = await readUser(tx, userId)
  if (!row) throw new AppError('not_signed_in')
  const { firstName, lastName } = await services.accountNames.read(tx, userId)
  const key = await services.keyring.userKey(tx, userId)
  return {
    id: row.id,
    email: await requireEmail(services.keyring, tx, userId),
    emailState: emailStateOf(row),
    newEmail: row.sealed_new_email && openNewEmail(key, userId, row.sealed_new_email),
    recoveryCodesSeen: row.recovery_codes_seen_at !== null,
    firstName: firstName || null,
    lastName: lastName || null,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    ...(row.language !== null && { language: row.language }),
  }
}

type Dates = Pick<UserRow, 'email_confirmed_at' | 'email_refused_at'>

export function emailStateOf({ email_confirmed_at, email_refused_at }: Dates): EmailState {
  if (email_refused_at !== null) return 'refused'
  return email_confirmed_at === null ? 'unconfirmed' : 'confirmed'
}
