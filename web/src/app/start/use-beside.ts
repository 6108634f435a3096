import { useEffect, useState } from 'react'
import { type LifeTagDatabase, openDatabase } from '../../db/database'
import { useSession } from '../../stores/session'
import { type CarriedRow, readRowsOf } from '../../sync/record/carried'
import { findBeside } from './beside'

/** The record that waits beside the account's, open for reading. */
export interface Beside {
  db: LifeTagDatabase
  rows: CarriedRow[]
}

/** Null where there is none. What was read stays on the screen after it was brought. */
export function useBeside(): Beside | null | undefined {
  const session = useSession(state => state.session)
  const ownerId = session.status === 'signedIn' ? session.user.id : undefined
  const [beside, setBeside] = useState<Beside | null>()

  useEffect(() => {
    let isGone = false
    let db: LifeTagDatabase | undefined
    async function open(owner: string) {
      const id = await findBeside(owner)
      if (isGone) return
      if (!id) return setBeside(null)
      db = openDatabase(id)
      const rows = await readRowsOf(db)
      if (isGone) db.close()
      else setBeside({ db, rows })
    }
    if (ownerId) void open(ownerId)
    return () => {
      isGone = true
      db?.close()
    }
  }, [ownerId])

  return beside
}
