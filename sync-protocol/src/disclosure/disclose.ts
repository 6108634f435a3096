/**
 * All data of a responder's page, an offline copy or a print comes through this function and the disclosure
 * table. Rows keep the owner's order, and the facts sort them by harm.
 */
import { withoutPastPregnancy } from '../card/age'
import type { CardDnr, Disputed, ResponderCard } from '../card/card'
import { LISTED } from '../card/fields.table'
import { asSevere, createReadingLimit, isConditionOver, type ListSection } from '../card/grades'
import { DISCLOSURE, type Disclosed, needsConfirmation } from '../card/levels'
import { isStatedList, listState, type MedicalRecord } from '../medical'
import type { QrCode } from '../medical/qr-code'
import { type Gate, gateFor } from './read'

export type DisclosedCode = Pick<QrCode, 'type' | 'accessLevel' | 'revision' | 'expiresAt'> & {
  confirmedPublic?: boolean | undefined
}

/** `today` is `YYYY-MM-DD`. */
export function disclose(record: MedicalRecord, code: DisclosedCode, today: string): ResponderCard {
  const granted = grantedTo(code)
  const read = gateFor(granted, today)
  const { account, policies, profile = {} } = record
  const own = { profile, account }
  const confirmedAtMs = Date.parse(record.profile?.confirmedAt ?? '')
  const legacy = read('insurance', own)
  const isInsured = policies.length > 0 || Object.keys(legacy).length > 0
  const lists = LISTED.filter(section => granted[section])
  const sections = {
    dnr: withStatus(read('dnr', own)),
    ...Object.fromEntries(lists.map(section => [section, listOf(section, record, granted, read)])),
    body: withoutPastPregnancy(read('body', own), today),
    notes: read('notes', own),
    insurance: isInsured && {
      ...legacy,
      policies: policies.map(row => read('insurance', { policies: row })),
    },
  }
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
    identity: read('identity', own),
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
  // The status was cleared on one device and set on another, so it is unknown.
  return dnr.others?.status ? { ...dnr, status: 'Unknown' } : undefined
}

/** The ids are in the order of the card, and an import uses them to find the rows again. */
export function rowIdsOf(
  record: MedicalRecord,
  code: DisclosedCode,
): { [L in ListSection]: string[] } {
  const granted = grantedTo(code)
  const idsOf = (section: ListSection) => shownRows(section, record, granted).map(({ id }) => id)
  const ids = LISTED.map(section => [section, granted[section] ? idsOf(section) : []])
  return Object.fromEntries(ids) as { [L in ListSection]: string[] } // one entry each
}

/** Below `healthcare`, resolved conditions are not shown. */
function shownRows(
  section: ListSection,
  record: MedicalRecord,
  granted: Disclosed,
): readonly { id: string }[] {
  const rows = record[section]
  if (section !== 'conditions' || granted[section]?.includes('status')) return rows
  const mayRead = createReadingLimit()
  return rows.filter(row => !isConditionOver(row, mayRead))
}

/** A hidden reaction can still mark its allergy as severe. */
function listOf(section: ListSection, record: MedicalRecord, granted: Disclosed, read: Gate) {
  const rows = record[section]
  const isShort = section === 'allergies' && !granted[section]?.includes('reaction')
  const mayRead = createReadingLimit()
  const items = shownRows(section, record, granted).map((row): object => {
    const shown = read(section, { [section]: row })
    return isShort ? asSevere(shown, row, mayRead) : shown
  })
  if (items.length > 0) return { state: 'listed', items }
  if (rows.length > 0) return { state: 'noneCurrent', items }
  const state = isStatedList(section) ? listState(record.profile, section, 0) : 'notRecorded'
  const isUnasked = state === 'notRecorded' && (section === 'plans' || section === 'history')
  return isUnasked ? undefined : { state, items }
}
