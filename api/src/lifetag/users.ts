import { randomBytes } from 'node:crypto'
import { countWords } from '../core/count-words'
import { StartError } from '../core/start-error'
import { asOwner } from '../db/as-owner'
import { BATCH, changeInBatches } from '../db/in-batches'
import type { Keyring } from '../db/keyring'
import { replaceOwnerToken } from '../db/owner-token'
import { ENDED_SESSIONS_CHANNEL, endSessions } from '../http/sessions.sql'
import { findHolder, hashEmail } from '../mail/email-addresses'
import type { Command } from './command'
import { withDatabase, withKeyring } from './with-database'

type Role = Parameters<typeof grantRole>[3]

const grant = (verb: string, role: Role, help: string): Command => ({
  name: `user ${verb}`,
  args: ['E-MAIL'],
  help,
  run: ({ args: [email = ''] }) =>
    withKeyring(async ({ ownerUrl, keyring }) => {
      await grantRole(ownerUrl, keyring, email, role)
      const text = role === 'none' ? `${email} has no role any more.` : `${email} is now ${role}.`
      return { text, json: { email, role } }
    }),
})

export const userCommands: readonly Command[] = [
  grant('grant-owner', 'owner', 'lets a person see the owner’s screens and change roles'),
  grant('grant-admin', 'admin', 'lets a person see the owner’s screens'),
  grant('revoke-role', 'none', 'takes either role back'),
  {
    name: 'user new-owner-token',
    help: 'replaces an owner token that was lost or seen by others',
    run: () =>
      withDatabase(async ({ ownerUrl }) => {
        const token = await replaceOwnerToken(ownerUrl, randomBytes)
        return { text: `Owner token, shown only this once: ${token}`, json: { token } }
      }),
  },
  {
    name: 'sessions end',
    args: ['E-MAIL|everyone'],
    help: 'signs out one person, or everyone, on all devices',
    run: ({ args: [whose = ''] }) =>
      withKeyring(async ({ ownerUrl, keyring }) => {
        const ended = await endSessionsFor(ownerUrl, keyring, whose)
        return {
          text: `${countWords(ended, 'session')} ended. Phones keep their records and what they have to send.`,
          json: { ended },
        }
      }),
  },
]

/**
 * Needed if a stranger got into an account, or for everyone after a leak. An interrupted run can be repeated.
 */
export async function endSessionsFor(
  ownerUrl: string,
  keyring: Keyring,
  whose: 'everyone' | (string & {}),
  batch = BATCH,
): Promise<number> {
  return asOwner(ownerUrl, async owner => {
    if (whose === 'everyone') {
      const ended = await changeInBatches(owner, { table: 'sessions', when: tx => tx`true` }, batch)
      await owner.transaction(tx => tx`select pg_notify(${ENDED_SESSIONS_CHANNEL}, '')`)
      return ended
    }
    return owner.transaction(async tx => {
      const id = await findHolder(tx, hashEmail(keyring, whose))
      if (!id) throw new StartError(`No account has the address ${whose}`)
      return endSessions(tx, id, tx`true`)
    })
  })
}

const GRANTABLE = ['owner', 'admin', 'none'] as const
type Grantable = (typeof GRANTABLE)[number]

/** Requests have no right to change the column. */
export async function grantRole(
  ownerUrl: string,
  keyring: Keyring,
  email: string,
  role: Grantable,
): Promise<void> {
  await asOwner(ownerUrl, owner =>
    owner.transaction(async tx => {
      const id = await findHolder(tx, hashEmail(keyring, email))
      const changed = await tx`
        update users set role = ${role === 'none' ? null : role}
        where id = ${id} and deleted_at is null and email_refused_at is null
        returning 1`
      if (changed.length === 0) throw new StartError(`No account has the address ${email}`)
    }),
  )
}
