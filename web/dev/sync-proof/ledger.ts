/**
 * What the person wrote, kept apart from all the machinery: each value of each accepted change is a
 * claim that must stand in the end, unless somebody who saw it wrote something else there, deleted
 * the row, or took the change back. It knows nothing of versions and merges: only of what was on
 * the screen when the person acted.
 */
import { COLLECTIONS, type FieldValue } from 'sync-protocol/sync'
import type { Change, ViewRow } from '../../src/db/tables'
import { heldChanges, rowName, type Snapshot } from './snapshot'
import type { Action } from './steps'

export interface Claim {
  /** Changes are told apart by their time: no two phones ever show the same. */
  at: number
  row: string
  field: string
  value: FieldValue
  /** Somebody who saw it put something in its place. */
  isSuperseded: boolean
  /** Its author took it back before it was sent. */
  isUndone: boolean
}

export class Ledger {
  readonly #claims = new Map<string, Claim>()
  /**
   * Rows somebody brought back knowingly, by an undo or by an edit that saw what had become of it,
   * with the times of the removals since: one that the server does not take ends nothing.
   */
  readonly #broughtBack = new Map<string, number[]>()
  /** Rows somebody deleted of which a deletion takes all, seen or not. */
  readonly deletedForGood = new Set<string>()

  get claims(): Claim[] {
    return [...this.#claims.values()]
  }

  /** Whether somebody knows that this row lives though it was deleted once. */
  isKnownAlive(row: string, isAcknowledged: (at: number) => boolean): boolean {
    return this.#broughtBack.get(row)?.some(isAcknowledged) === false
  }

  /** After the person did something on a phone. Nothing may have been sent or read meanwhile. */
  note(before: Snapshot, after: Snapshot, action: Action['do']): void {
    const [old, held] = [byTime(before), byTime(after)]
    for (const [at, change] of held) {
      if (!old.has(at)) this.#accept(change, before, action)
      this.#mark(at, false)
    }
    for (const at of old.keys()) if (!held.has(at)) this.#mark(at, true)
  }

  /** New rows written while the engine was at work: there was nothing in them to see. */
  noteNewRows(before: Snapshot, after: Snapshot): void {
    // What was sent meanwhile, or long ago, is no news: a removal noted twice would undo an undo.
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
    // Who keeps a row that came back has chosen nothing about what is in it.
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

/** Held, or acknowledged by the server and still remembered. */
const everWritten = (snapshot: Snapshot): Change[] => [
  ...heldChanges(snapshot),
  ...snapshot.acknowledged.map(({ change }) => change),
]

const showsOn = ({ values, conflicts }: ViewRow, { field, value }: Claim): boolean =>
  values[field] === value || (conflicts[field] ?? []).some(entry => entry.value === value)
