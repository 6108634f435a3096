import { readSmallChanges, type SmallChanges } from '../src/features/sync/small-changes'
import { createRecords } from '../src/records/records'
import type { TestApp } from './app'

/** Returns null if the streams cannot carry so much. */
export function readChangesAfter(
  { deps }: Pick<TestApp, 'deps'>,
  userId: string,
  version: number,
): Promise<SmallChanges | null> {
  const { database } = deps
  return readSmallChanges({ database, records: createRecords(deps) }, userId, version)
}
