import type { MedicalRecord, Row } from 'sync-protocol/medical'
import {
  type Collection,
  type LivingRow,
  medicalRecordOf,
  medicalRowOf,
  type Values,
} from 'sync-protocol/sync'
import type { Refusal, ViewRow } from '../../db/tables'

type Shape<C extends Collection> = Row<Values<C>> & {
  createdAtMs: number
  updatedAtMs: number
  refusal?: Refusal
}

export type RowOf<C extends Collection> = Shape<C> & { isUnsent: boolean }

export const rowOf = <C extends Collection>(row: ViewRow, isUnsent: boolean): RowOf<C> =>
  Object.assign(shapeOf<C>(row), { isUnsent })

function shapeOf<C extends Collection>(row: ViewRow): Shape<C> {
  const { refusal, createdAt, updatedAt } = row
  return Object.assign(medicalRowOf<C>(livingRow(row)), {
    createdAtMs: createdAt,
    updatedAtMs: updatedAt,
    ...(refusal && { refusal }),
  })
}

/** Sorts oldest first, and by id within one moment so that the order is stable. */
export const byAge = (a: ViewRow, b: ViewRow): number =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)

const livingRow = ({ flags, ...row }: ViewRow): LivingRow => ({
  ...row,
  isRevived: flags.includes('revived'),
})

export function medicalRecordFrom(
  rows: readonly ViewRow[],
  lastRemovalAtMs: number,
): MedicalRecord {
  return medicalRecordOf(rows.map(livingRow), lastRemovalAtMs)
}
