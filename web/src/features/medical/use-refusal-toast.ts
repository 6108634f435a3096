import { useEffect, useRef } from 'react'
import { profileCardOf } from '../../app/paths'
import { showToast } from '../../stores/toast'
import type { RowOf } from '../../sync'

type Profile = RowOf<'profile'>

/** The server's reasons in its own words, or its code where it gave none. */
export const refusalWords = ({ code, fields }: NonNullable<Profile['refusal']>): string =>
  Object.values(fields).join(' ') || code

/** What was refused of these fields, in words; undefined where nothing was. */
export function refusedWords(
  profile: Pick<Profile, 'refusal'> | undefined,
  fields: readonly string[],
): string | undefined {
  const refused = Object.entries(profile?.refusal?.fields ?? {})
  const words = refused.filter(([field]) => fields.includes(field)).map(([, reason]) => reason)
  return words.length > 0 ? words.join(' ') : undefined
}

/**
 * What was refused of Personal Information: what no other card holds, or the row as a whole, which has
 * no field to name.
 */
export function refusedPersonalWords({ refusal }: Pick<Profile, 'refusal'>): string | undefined {
  if (!refusal) return undefined
  const fields = Object.keys(refusal.fields)
  if (fields.length === 0) return refusalWords(refusal)
  return refusedWords(
    { refusal },
    fields.filter(field => profileCardOf([field]) === 'personal'),
  )
}

/** Saving never waits for the server, so its refusal is shown when it arrives. */
export function useRefusalToast(profile: Profile | null | undefined): void {
  const refusal = profile?.refusal
  const reason = refusal && refusalWords(refusal)
  // A row that has not changed since it was made was refused as a whole.
  const verb = profile && profile.createdAtMs === profile.updatedAtMs ? 'create' : 'update'
  const isRead = profile !== undefined
  const lastReason = useRef<string | null>(null)

  useEffect(() => {
    if (!isRead) return
    // What already stood when the screen opened is on the screen; only news is a toast.
    const isNews =
      lastReason.current !== null && reason !== undefined && reason !== lastReason.current
    lastReason.current = reason ?? ''
    if (!isNews) return
    const description = `Failed to ${verb} medical profile: ${reason}`
    showToast({ title: 'Error', description, tone: 'danger' })
  }, [isRead, reason, verb])
}
