/** The public interface of the data layer for features: writing, live reads, settling conflicts. */

export { type FileFailure, keepFile, readFile } from './files/files'
export { addRow, type Draft, editRow, setListState } from './record/commit'
export { closeDevice, currentDevice, type Device, openDevice } from './record/device'
export {
  useFlaggedRows,
  useHeldUp,
  useIsComing,
  useProfile,
  useRecord,
  useRecordOwner,
  useRow,
  useRows,
  useSyncStatus,
} from './record/hooks'
export { removeRow, type Undo } from './record/remove'
export type { RowOf } from './record/rows'
export type { RowErrors, Saved, SaveFailure } from './record/saved'
export {
  type Conflict,
  conflictsOf,
  discardRefused,
  keepRevived,
  settleConflict,
  type ValueAuthor,
} from './record/settle'
export type { HeldUp, SyncStatus } from './record/status'
export { showNotSaved } from './record/write'
export { keepAtSignOut } from './runtime/follow-session'
export {
  countUnsent,
  openLocal,
  sendNow,
  startSync,
  stopSync,
  wipe,
} from './runtime/start'
