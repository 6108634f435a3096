/**
 * From the whole record to what one code shows. Everything a responder, an offline copy or a print
 * can ever hold has passed through here, and through the table. Pure: `today` is handed in.
 * Rows keep the owner's order; facts put them into the order of harm.
 */
import { withoutPastPregnancy } from '../card/age'
import type { CardDnr, Disputed, ResponderCard } from '../card/card'
import { DISCLOSURE, type Disclosed, needsConfirmation } from '../card/levels'
import type { MedicalRecord } from '../medical'
import type { QrCode } from '../qr/code'
import { listsOf } from './lists'
import { gateFor } from './read'

export type DisclosedCode = Pick<QrCode, 'type' | 'accessLevel' | 'revision' | 'expiresAt'> & {
  confirmedPublic?: boolean | undefined
}

/** The card of `code` on `today` (`YYYY-MM-DD`). */
export function disclose(record: MedicalRecord, code: DisclosedCode, today: string): ResponderCard {
  const granted = grantedTo(code)
  const read = gateFor(granted, today)
  const { account, policies, profile = {} } = record
  const told = { profile, account }
  const confirmedAtMs = Date.parse(record.profile?.confirmedAt ?? '')
  const legacy = read('insurance', told)
  const isInsured = policies.length > 0 || Object.keys(legacy).length > 0
  const sections = {
    dnr: withStatus(read('dnr', told)),
    ...listsOf(record, read, granted.conditions?.includes('status') === true),
    body: withoutPastPregnancy(read('body', told), today),
    notes: read('notes', told),
    insurance: isInsured && {
      ...legacy,
      policies: policies.map(row => read('insurance', { policies: row })),
    },
  }
  // The sections of the code that say something.
  const said = Object.entries(sections).filter(
    ([section, fields]) => section in granted && Object.keys(fields || {}).length > 0,
  )
  return {
    type: code.type,
    level: code.accessLevel,
    revision: code.revision,
    changedAtMs: record.changedAtMs,
    ...(Number.isFinite(confirmedAtMs) && { confirmedAtMs }),
    expiresAt: code.expiresAt,
    identity: read('identity', told),
    ...Object.fromEntries(said),
  }
}

function grantedTo(code: DisclosedCode): Disclosed {
  const { medications, ...others } = DISCLOSURE[code.type][code.accessLevel]
  const isWithheld = needsConfirmation(code) && !code.confirmedPublic
  return isWithheld || !medications ? others : { ...others, medications }
}

function withStatus(dnr: Disputed<CardDnr>): Disputed<CardDnr> | undefined {
  if (dnr.status) return dnr
  // Cleared on one device and set on another: what is certain is that nobody knows.
  return dnr.others?.status ? { ...dnr, status: 'Unknown' } : undefined
}
