import type { Profile, Row } from 'sync-protocol/medical'
import type { FieldValue } from 'sync-protocol/sync'
import { showToast } from '../../stores/toast'
import { addRow, editRow } from '../../sync'
import type { FieldSpec } from './field-spec'
import { told } from './told'
import type { Saved } from './use-record-form'

type Changed = Record<string, FieldValue>

/** Creates the profile where there is none, else changes only what was edited. */
export async function saveProfile(
  profile: Row<Profile> | undefined,
  changed: Changed,
  fields: readonly FieldSpec[],
): Promise<Saved> {
  const saved = profile
    ? await editRow('profile', profile.id, changed)
    : await addRow('profile', changed)
  if (!saved.ok) return told(saved, fields)
  showToast({
    title: 'Success',
    description: `Medical profile ${profile ? 'updated' : 'created'} successfully`,
    durationMs: 3000,
  })
  return { ok: true }
}
