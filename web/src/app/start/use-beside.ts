import { useEffect, useState } from 'react'
import { useSession } from '../../stores/session'
import type { CarriedRow } from '../../sync/record/carried'
import { findBeside, readBeside } from './beside'

/** The record that waits beside the account's, as it was when the screen opened. */
export interface Beside {
  id: string
  rows: CarriedRow[]
}

/** Null where there is none. What was read stays on the screen after it was brought. */
export function useBeside(): Beside | null | undefined {
  const session = useSession(state => state.session)
  const ownerId = session.status === 'signedIn' ? session.user.id : undefined
  const [beside, setBeside] = useState<Beside | null>()

  useEffect(() => {
    let isGone = false
    async function read(owner: string) {
      const id = await findBeside(owner)
      const rows = id && (await readBeside(id))
      if (!isGone) setBeside(id && rows ? { id, rows } : null)
    }
    if (ownerId) void read(ownerId)
    return () => {
      isGone = true
    }
  }, [ownerId])

  return beside
}
