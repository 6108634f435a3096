import { useEffect } from 'react'
import { useProfile } from '../../sync'
import { askToKeepOnce } from './storage'

/** Asks the browser to keep the record when there is one: not before, when nobody would know why. */
export function KeepRecord() {
  const hasContent = Boolean(useProfile())
  useEffect(() => {
    if (hasContent) void askToKeepOnce()
  }, [hasContent])
  return null
}
