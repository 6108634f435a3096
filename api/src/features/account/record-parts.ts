import { COLLECTIONS, type Collection, valuesOf, withoutSecret } from 'sync-protocol/sync'
import { openContactDetails } from '../../alerts/contact-details'
import { selectContacts } from '../../alerts/contacts.sql'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { readHandOver } from '../../records/family/hand-overs'
import { openLabel } from '../../records/family/label'
import type { StoredRecord } from '../../records/records'
import { createScanLog } from '../../records/scan-log'
import { openShareDetails } from '../../records/shares/share-details'
import { createShareLog } from '../../records/shares/share-log'
import { selectShares } from '../../records/shares/shares.sql'

export type ExportPart = {
  name: string
  /** A test finds tables that no part covers. */
  tables: readonly string[]
  read(tx: Tx, userId: string): Promise<unknown>
}

export type Parts = Pick<Services, 'keyring' | 'records'>

/** Guardians may export these parts, too. */
export const recordParts = (services: Parts): readonly ExportPart[] => [
  recordPart(services),
  codesPart(services),
  familyPart(services),
  sharesPart(services),
  alertsPart(services),
]

const NAMES = Object.keys(COLLECTIONS) as Collection[]

/** Includes unresolved conflicts and recent deletions. */
const recordPart = ({ records }: Pick<Services, 'records'>): ExportPart => ({
  name: 'record',
  tables: ['records'],
  async read(tx, userId) {
    const rows = await records.read(tx, userId, NAMES)
    return Object.fromEntries(
      NAMES.map(name => [name, rows.filter(row => row.collection === name).map(describe)]),
    )
  },
})

function describe({ id, state: stored }: StoredRecord) {
  // People pass exports on, and only apps that claim the code's link need the secret.
  const state = withoutSecret(stored)
  const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  const others = Object.entries(state.conflicts ?? {}).map(([field, entries]) => [
    field,
    entries.map(({ value, at }) => ({ value, writtenAt: time(at) })),
  ])
  return {
    id,
    ...valuesOf(state),
    createdAt: time(state.createdAt),
    updatedAt: time(state.updatedAt),
    deletedAt: time(state.deletedAt),
    ...(others.length > 0 && { alsoWritten: Object.fromEntries(others) }),
  }
}

type CodeRow = { id: string; hasPin: boolean; links: { retiredAt: string | null }[] }

/** The code itself is part of the record. */
const codesPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => {
  const scans = createScanLog(keyring)
  return {
    name: 'codes',
    tables: ['code_links', 'code_directory', 'code_pins', 'code_scans'],
    async read(tx, userId) {
      const codes = await tx<CodeRow[]>`
        select codes.code_id as id,
          exists (select from code_pins p
                  where p.user_id = ${userId} and p.code_id = codes.code_id) as "hasPin",
          (select coalesce(jsonb_agg(jsonb_build_object('retiredAt', l.retired_at)), '[]')
           from code_links l
           where l.user_id = ${userId} and l.code_id = codes.code_id) as links
        from (select code_id from code_links where user_id = ${userId}
              union select code_id from code_scans where user_id = ${userId}
              union select code_id from code_pins where user_id = ${userId}) as codes
        order by 1`
      const exported = []
      for (const code of codes) {
        exported.push({ ...code, scans: await scans.readAll(tx, userId, code.id) })
      }
      return exported
    },
  }
}

type MemberRow = { id: string; role: string; since: Date; until: Date | null; sealed: Buffer }

const familyPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'family',
  tables: ['members', 'invitations', 'invitation_directory', 'hand_overs'],
  async read(tx, userId) {
    const members = await tx<MemberRow[]>`
      select member_id as id, role, since, until, sealed from members
      where user_id = ${userId} order by since, member_id, role`
    const key = await keyring.userKey(tx, userId)
    const invitations = await tx`
      select role, created_by as "createdBy", created_at as "createdAt",
        expires_at as "expiresAt", accepted_by as "acceptedBy", joined_at as "joinedAt"
      from invitations where user_id = ${userId} order by created_at desc`
    const handOver = await readHandOver(tx, key, userId)
    return {
      handOver: handOver
        ? {
            email: handOver.email,
            askedBy: handOver.memberId,
            takesEffectAt: handOver.takesEffectAt,
          }
        : null,
      members: members.map(({ sealed, ...member }) => ({
        ...member,
        ...openLabel(key, userId, member.id, sealed),
      })),
      invitations,
    }
  },
})

/** Leaves out the links themselves, because they open the record. */
const sharesPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'healthLinks',
  tables: ['shares', 'share_directory', 'share_requests'],
  async read(tx, userId) {
    const shares = await selectShares(tx, userId)
    if (shares.length === 0) return []
    const key = await keyring.userKey(tx, userId)
    const requests = await createShareLog(keyring).readAll(tx, userId)
    return shares.map(({ id, kind, createdAt, endsAt, passcodeHash, sealed }) => {
      const { level, label } = openShareDetails(key, { userId, id }, sealed)
      const hasPasscode = passcodeHash !== null
      return {
        ...{ kind, level, label, createdAt, endsAt, hasPasscode },
        requests: requests.get(id) ?? [],
      }
    })
  },
})

/** Leaves out the addresses of contacts, which the app does not show either. */
const alertsPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'alerts',
  tables: ['alert_settings', 'alert_choices', 'alert_contacts', 'alert_times'],
  async read(tx, userId) {
    const [settings] = await tx`
      select muted_until as "mutedUntil" from alert_settings where user_id = ${userId}`
    const choices = await tx`
      select member_id as "memberId", is_notified as "isNotified" from alert_choices
      where user_id = ${userId} order by member_id, is_notified`
    const key = await keyring.userKey(tx, userId)
    const contacts = (await selectContacts(tx, userId)).map(row => ({
      ...openContactDetails(key, { userId, id: row.id }, row.sealed),
      state: row.state,
      askedAt: row.askedAt,
      answeredAt: row.answeredAt,
    }))
    const opened = await tx`
      select code_id as "codeId", opened_at as "openedAt" from alert_times
      where user_id = ${userId} order by code_id, opened_at`
    return { mutedUntil: settings?.mutedUntil ?? null, choices, contacts, opened }
  },
})
