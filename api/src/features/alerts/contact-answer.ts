import type { KeyObject } from 'node:crypto'
import type { AlertContactAnswer } from 'sync-protocol/rest'
import { openContactDetails } from '../../alerts/contact-details'
import type { ContactRow } from '../../alerts/contacts.sql'

/** Leaves out the address or number. */
export const contactAnswer = (
  key: KeyObject,
  userId: string,
  row: Omit<ContactRow, 'secretHash' | 'sealedEndpoint'>,
): AlertContactAnswer => ({
  id: row.id,
  name: openContactDetails(key, { userId, id: row.id }, row.sealed).name,
  state: row.state,
  askedAt: row.askedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
})
