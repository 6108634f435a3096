import { randomBytes } from 'node:crypto'
import { replaceOwnerToken } from '../db/owner-token'
import { endSessionsFor } from '../features/auth/end-sessions'
import { grantRole } from '../features/auth/grant-role'
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
          text: `${ended} sessions ended. Phones keep their records and what they have to send.`,
          json: { ended },
        }
      }),
  },
]
