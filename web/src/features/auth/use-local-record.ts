import { useEffect, useState } from 'react'
import { recordOwnerOf, useIsLocal, useSession } from '../../stores/session'

/** A record without an account, with the owner's name if known. */
export interface LocalRecord {
  id: string
  firstName: string
  lastName: string
}

/** Null if there is none; undefined while it loads. */
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

/** Takes the last word of the full name as the last name; the owner can change both. */
async function readLocalRecord(id: string): Promise<LocalRecord> {
  // Most people who sign up have no record here, so the code that reads one loads on demand.
  const glance = await import('../../db/read-once')
    .then(({ readOnce }) => readOnce(id))
    .catch(() => undefined)
  const profile = glance?.rows.find(({ collection }) => collection === 'profile')
  const words = String(profile?.values.fullName ?? '').match(/\S+/g) ?? []
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { id, firstName: words.join(' '), lastName }
}
