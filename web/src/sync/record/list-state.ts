import { STATED_LISTS, type StatedList } from 'sync-protocol/medical'
import { editRow } from './commit'
import { type Device, requireDevice } from './device'
import type { Saved } from './saved'

/** Says of an empty list that there is nothing to list, or takes that back. Items speak for themselves. */
export function setListState(
  list: StatedList,
  state: 'noneKnown' | 'notRecorded',
  device: Device = requireDevice(),
): Promise<Saved> {
  return editRow('profile', device.db.userId, { [STATED_LISTS[list]]: state }, device)
}
