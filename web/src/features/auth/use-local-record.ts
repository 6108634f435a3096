import { useEffect, useState } from 'react'
import { recordOwnerOf, useIsLocal, useSession } from '../../stores/session'

/** The record that is here without an account, and its owner's name as far as it says one. */
export interface LocalRecord {
  id: string
  firstName: string
  lastName: string
}

/** Null where there is none; undefined while it is read. */
export function useLocalRecord(): LocalRecord | null | undefined {
  const isLocal = useIsLocal()
  const owner = useSession(({ session }) => recordOwnerOf(session))
  const id = isLocal ? owner?.id : undefined
  const [found, setFound] = useState<LocalRecord>()
  useEffect(() => {
    if (!id) return
    let isWanted = true
    void readLocalRecord(id).then(local => isWanted && setFound(local))
    return () => {
      isWanted = false
    }
  }, [id])
  return id ? found : null
}

/** Of a name, the last word is offered as the last name: its owner can change both. */
async function readLocalRecord(id: string): Promise<LocalRecord> {
  // Who has no record here, as most who sign up, fetches nothing that reads one.
  const glance = await import('../../db/read-once')
    .then(({ readOnce }) => readOnce(id))
    .catch(() => undefined)
  const profile = glance?.rows.find(({ collection }) => collection === 'profile')
  const words = String(profile?.values.fullName ?? '').match(/\S+/g) ?? []
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { id, firstName: words.join(' '), lastName }
}
