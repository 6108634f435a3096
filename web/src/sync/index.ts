/** What features may use of the data layer: one door for writes, live reads, and the way to settle. */
export { acceptUpdate, useAppUpdate } from './app-update'
export { addRow, type Draft, editRow } from './commit'
export { currentDevice, type Device } from './device'
export { type FileContent, type FileFailure, keepFile, readFile } from './files'
export { keepAtSignOut } from './follow-session'
export {
  useConflicts,
  useFlaggedRows,
  useProfile,
  useRecord,
  useRecordOwner,
  useRow,
  useRows,
  useSyncStatus,
} from './hooks'
export { setListState } from './list-state'
export { closeDevice, openDevice } from './open'
export { removeRow, type Undo } from './remove'
export type { RowOf } from './rows'
export type { FieldErrors, Saved, SaveFailure } from './saved'
export { type Conflict, conflictsOf, discardRefused, keepRevived, settleConflict } from './settle'
export { countUnsent, sendNow, startSync, stopSync, wipe } from './start'
export type { SyncState, SyncStatus } from './status'
