import type { User } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import { requireEmail } from '../../records/email-addresses'
import { readUser } from './users.sql'

/** The signed-in person as the app sees them. */
export async function readUserAnswer(tx: Tx, services: Services, userId: string): Promise<User> {
  const row = await readUser(tx, userId)
  if (!row) throw new AppError('not_signed_in')
  const { firstName, lastName } = await services.accountNames.read(tx, userId)
  return {
    id: row.id,
    email: await requireEmail(services.keyring, tx, userId),
    firstName: firstName || null,
    lastName: lastName || null,
    role: row.role,
    createdAt: row.created_at.toISOString(),
  }
}
