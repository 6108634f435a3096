import { useEffect, useRef } from 'react'
import { profileCardOf } from '../../addresses/paths'
import { showToast } from '../../stores/toast'
import type { RowOf } from '../../sync'
import { medicalTexts } from './texts'

type Profile = RowOf<'profile'>

export const refusalWords = ({ code, fields }: NonNullable<Profile['refusal']>): string =>
  Object.values(fields).join(' ') || code

export function refusedWords(
  profile: Pick<Profile, 'refusal'> | undefined,
  fields: readonly string[],
): string | undefined {
  const refused = Object.entries(profile?.refusal?.fields ?? {})
  const words = refused.filter(([field]) => fields.includes(field)).map(([, reason]) => reason)
  return words.length > 0 ? words.join(' ') : undefined
}

/** Includes only refused fields that no other card shows, or the refusal of the whole row. */
export function refusedPersonalWords({ refusal }: Pick<Profile, 'refusal'>): string | undefined {
  if (!refusal) return undefined
  const fields = Object.keys(refusal.fields)
  if (fields.length === 0) return refusalWords(refusal)
  return refusedWords(
    { refusal },
    fields.filter(field => profileCardOf([field]) === 'personal'),
  )
}

/** A save does not wait for the server, so this shows a refusal when it arrives. */
export function useRefusalToast(profile: Profile | null | undefined): void {
  const refusal = profile?.refusal
  const reason = refusal && refusalWords(refusal)
  // A row that has not changed since its creation was refused as a whole.
  const isNew = profile?.createdAtMs === profile?.updatedAtMs
  const isRead = profile !== undefined
  const lastReason = useRef<string | null>(null)

  useEffect(() => {
    if (!isRead) return
    // A refusal from before the screen opened is visible on the screen, so only a new one is a toast.
    const isNews =
      lastReason.current !== null && reason !== undefined && reason !== lastReason.current
    lastReason.current = reason ?? ''
    if (!isNews) return
    const { failed, failedToCreate, failedToUpdate } = medicalTexts.personal
    const description = isNew ? failedToCreate({ reason }) : failedToUpdate({ reason })
    showToast({ title: failed, description, tone: 'danger' })
  }, [isRead, reason, isNew])
}
