import { create } from 'zustand'

export const useStorageTrouble = create<{ isUnreadable: boolean }>(() => ({ isUnreadable: false }))

const failing = new Set<object>()

export function noteReading(read: object, isFailing: boolean): void {
  if (isFailing) failing.add(read)
  else failing.delete(read)
  const isUnreadable = failing.size > 0
  if (useStorageTrouble.getState().isUnreadable !== isUnreadable) {
    useStorageTrouble.setState({ isUnreadable })
  }
}
