/** The actions use the same functions as the screens. */
import type { TokenClaim } from 'sync-protocol/qr'
import { byAge, type Collection, type FieldValue, fileUrl } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../src/db/database'
import type { ViewRow } from '../../src/db/tables'
import { keepFile } from '../../src/sync/files/files'
import { addRow, editRow, put } from '../../src/sync/record/commit'
import type { Device } from '../../src/sync/record/device'
import { removeRow, type Undo } from '../../src/sync/record/remove'
import {
  conflictsOf,
  discardRefused,
  keepRevived,
  settleConflict,
} from '../../src/sync/record/settle'
import { readRowNow, viewTables } from '../../src/sync/record/view'
import type { Action } from './steps'

/** `word` returns a text that no earlier action wrote. */
export interface Actor {
  device: Device
  undo: { last: Undo | null }
  word(): string
  claim(): TokenClaim
  letter: string
  claimOfAnother: TokenClaim
}

const MEDICATION = ['name', 'dosage', 'prescribingDoctor'] as const
const ADDRESS = ['streetAddress', 'city', 'zipCode'] as const
const CODE_LOOKS = { accessLevel: 'emergency', expiresAt: '', textColor: '#000000' } as const

const REMOVED = {
  remove: 'medications',
  'remove policy': 'policies',
  'remove code': 'qr-codes',
} as const
const NOBODYS = '00000000-0000-8000-8000-000000000000'

export async function act({ device, ...actor }: Actor, action: Action): Promise<void> {
  const { db } = device
  const { word } = actor
  const on = (collection: Collection) => pick(db, collection, action.nth)
  switch (action.do) {
    case 'add':
      await addRow('medications', { name: word(), dosage: word() }, device)
      return
    case 'edit': {
      const row = await on('medications')
      const field = MEDICATION[action.field] ?? 'name'
      if (row) await editRow('medications', row.id, { [field]: word() }, device)
      return
    }
    case 'address':
      await addRow('profile', { [ADDRESS[action.field] ?? 'city']: word() }, device)
      return
    case 'dnr': {
      const without = { dnrStatus: 'None', dnrDocumentUrl: '', dnrDocumentName: '' } as const
      const url = action.field > 0 && (await keepPaper(device, actor.letter, action.nth))
      const papers = { dnrStatus: 'DNR', dnrDocumentName: word() } as const
      await addRow('profile', url ? { ...papers, dnrDocumentUrl: url } : without, device)
      return
    }
    case 'add policy': {
      const cardFrontPhotoUrl = await keepPaper(device, actor.letter, action.nth)
      if (cardFrontPhotoUrl)
        await addRow('policies', { provider: word(), cardFrontPhotoUrl }, device)
      return
    }
    case 'edit policy': {
      const row = await on('policies')
      const photo = action.field === 0 && (await keepPaper(device, actor.letter, action.nth))
      const change = photo ? { cardFrontPhotoUrl: photo } : { provider: word() }
      if (row) await editRow('policies', row.id, change, device)
      return
    }
    case 'name a file nobody sent':
      await addRow('policies', { provider: word(), cardFrontPhotoUrl: fileUrl(NOBODYS) }, device)
      return
    case 'add code':
    case 'add with taken token': {
      const claim = action.do === 'add code' ? actor.claim() : actor.claimOfAnother
      const recordMark = '0123456789abcdef'
      const made = { capsule: '', revision: 1, revisedAt: '2026-01-01T00:00:00Z', recordMark }
      const looks = { ...CODE_LOOKS, qrColor: colour(action.nth) }
      await addRow('qr-codes', { type: 'emergency', ...claim, ...looks, ...made }, device)
      return
    }
    case 'edit code': {
      const row = await on('qr-codes')
      if (row) await editRow('qr-codes', row.id, { qrColor: colour(action.field) }, device)
      return
    }
    case 'remove':
    case 'remove policy':
    case 'remove code': {
      const collection = REMOVED[action.do]
      const row = await on(collection)
      if (row) actor.undo.last = (await removeRow(collection, row.id, device)) ?? null
      return
    }
    case 'undo':
      await actor.undo.last?.()
      actor.undo.last = null
      return
    case 'add poison': {
      // This bypasses the form's check, as a change that another release queued would.
      const fields: Record<string, FieldValue> = { name: '', dosage: word() }
      const id = device.newId()
      await db.transaction('rw', viewTables(db), async () =>
        put(device, await readRowNow(db, ['medications', id]), fields),
      )
      return
    }
    case 'settle':
      return settle(device, action)
    case 'discard':
    case 'keep revived': {
      const flag = action.do === 'discard' ? 'refused' : 'revived'
      const row = (await rowsOf(db)).find(({ flags }) => flags.includes(flag))
      const how = action.do === 'discard' ? discardRefused : keepRevived
      if (row) await how(row.collection, row.id, device)
    }
  }
}

async function settle(device: Device, { nth, field }: Action): Promise<void> {
  const row = (await rowsOf(device.db)).find(({ flags }) => flags.includes('conflict'))
  const conflicts = row ? conflictsOf(row) : []
  const conflict = conflicts[nth % Math.max(1, conflicts.length)]
  if (!conflict) return
  const sides = [conflict.current, ...conflict.others.map(other => other.fields)]
  await settleConflict(conflict, sides[field % sides.length] ?? conflict.current, device)
}

/** Returns undefined if the phone is full. */
async function keepPaper(device: Device, letter: string, nth: number): Promise<string | undefined> {
  const kept = await keepFile(paperOf(letter, nth), device)
  return kept.ok ? kept.value.url : undefined
}

const paperOf = (letter: string, nth: number): ArrayBuffer =>
  new TextEncoder().encode(`%PDF-1.7\n${letter}-paper ${nth}\n`).buffer

const colour = (n: number) => `#00000${n}`

async function rowsOf(db: LifeTagDatabase): Promise<ViewRow[]> {
  return (await db.view.toArray()).sort(byAge)
}

async function pick(
  db: LifeTagDatabase,
  collection: Collection,
  nth: number,
): Promise<ViewRow | undefined> {
  const rows = (await rowsOf(db)).filter(row => row.collection === collection)
  return rows[nth % Math.max(1, rows.length)]
}
