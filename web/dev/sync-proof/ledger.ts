/**
 * The ledger of what the person wrote, independent of the sync engine. Each value of an accepted change is a
 * claim that must hold at the end. It need not hold if a person who saw the value replaced it, deleted the
 * row, or undid the change. The ledger knows no versions and merges, only what was on the screen.
 */
import { COLLECTIONS, type FieldValue } from 'sync-protocol/sync'
import type { Change, ViewRow } from '../../src/db/tables'
import { heldChanges, rowName, type Snapshot } from './snapshot'
import type { Action } from './steps'

export interface Claim {
  /** The time identifies the change, because no two phones show the same time. */
  at: number
  row: string
  field: string
  value: FieldValue
  isSuperseded: boolean
  /** The author undid it before it was sent. */
  isUndone: boolean
}

export class Ledger {
  readonly #claims = new Map<string, Claim>()
  /**
   * Rows that were restored knowingly, by an undo or by an edit that showed the deletion, with the times of
   * later removals. A removal that the server refuses has no effect.
   */
  readonly #broughtBack = new Map<string, number[]>()
  /** Deleted rows of collections in which a deletion is final, whether or not the deleter saw all changes. */
  readonly deletedForGood = new Set<string>()

  get claims(): Claim[] {
    return [...this.#claims.values()]
  }

  isKnownAlive(row: string, isAcknowledged: (at: number) => boolean): boolean {
    return this.#broughtBack.get(row)?.some(isAcknowledged) === false
  }

  /** No request or event may have changed the phone since `before`. */
  note(before: Snapshot, after: Snapshot, action: Action['do']): void {
    const [old, held] = [byTime(before), byTime(after)]
    for (const [at, change] of held) {
      if (!old.has(at)) this.#accept(change, before, action)
      this.#mark(at, false)
    }
    for (const at of old.keys()) if (!held.has(at)) this.#mark(at, true)
  }

  /** The new rows replace no other value. */
  noteNewRows(before: Snapshot, after: Snapshot): void {
    // Earlier changes are skipped: a removal that is noted twice would cancel an undo.
    const old = new Set(everWritten(before).map(({ at }) => at))
    for (const change of everWritten(after)) {
      if (!old.has(change.at)) this.#accept(change, before, 'add')
    }
  }

  #accept(change: Change, before: Snapshot, action: Action['do']): void {
    const { at, collection, rowId, kind, fields = {} } = change
    const row = rowName(collection, rowId)
    const seen = before.view.find(view => rowName(view.collection, view.id) === row)
    const sawDeletion = seen?.flags.includes('revived') || seen?.refusal?.code === 'deleted'
    if (action === 'undo' || sawDeletion) this.#broughtBack.set(row, [])
    if (kind === 'remove') this.#broughtBack.get(row)?.push(at)
    if (kind === 'remove' && COLLECTIONS[collection].finalDeletion) this.deletedForGood.add(row)
    // A person who keeps a restored row has not chosen any of its values.
    if (action !== 'keep revived') this.#supersede(change, row, seen)
    for (const [field, [value]] of Object.entries(fields)) {
      const claim = { at, row, field, value, isSuperseded: false, isUndone: false }
      this.#claims.set(`${at} ${row} ${field}`, claim)
    }
  }

  #supersede({ at, kind, fields = {} }: Change, row: string, seen: ViewRow | undefined): void {
    for (const claim of this.#claims.values()) {
      if (claim.row !== row || !seen || claim.at === at) continue
      const written = fields[claim.field]
      const isReplaced = kind === 'remove' || (written && written[0] !== claim.value)
      if (isReplaced && showsOn(seen, claim)) claim.isSuperseded = true
    }
  }

  #mark(at: number, isUndone: boolean): void {
    for (const claim of this.#claims.values()) if (claim.at === at) claim.isUndone = isUndone
  }
}

const byTime = (snapshot: Snapshot): Map<number, Change> =>
  new Map(heldChanges(snapshot).map(change => [change.at, change]))

const everWritten = (snapshot: Snapshot): Change[] => [
  ...heldChanges(snapshot),
  ...snapshot.acknowledged.map(({ change }) => change),
]

const showsOn = ({ values, conflicts }: ViewRow, { field, value }: Claim): boolean =>
  values[field] === value || (conflicts[field] ?? []).some(entry => entry.value === value)
