import { enteredDateFaults, type Profile, type Row, todayHere } from 'sync-protocol/medical'
import type { FieldValue } from 'sync-protocol/sync'
import { showToast, showUndoToast } from '../../stores/toast'
import { addRow, editRow } from '../../sync'
import type { FieldSpec } from './field-spec'
import { formResult } from './form-result'
import { medicalTexts } from './texts'
import type { FormSaved } from './use-record-form'

const { personal: texts, forms } = medicalTexts

type Changed = Record<string, FieldValue>

export async function saveProfile(
  profile: Row<Profile> | undefined,
  changed: Changed,
  fields: readonly FieldSpec[],
): Promise<FormSaved> {
  const saved = await keepProfile(profile, changed, fields)
  if (!saved.ok) return saved
  showToast({
    title: forms.saved,
    description: profile ? texts.updated : texts.created,
    durationMs: 3000,
  })
  return saved
}

/** Shows no toast, because the first-run screens confirm the save. */
export async function keepProfile(
  profile: Row<Profile> | undefined,
  changed: Changed,
  fields: readonly FieldSpec[],
): Promise<FormSaved> {
  const faults = enteredDateFaults(changed, todayHere(new Date()))
  if (Object.keys(faults).length > 0) return { ok: false, fields: faults }
  const saved = profile
    ? await editRow('profile', profile.id, changed)
    : await addRow('profile', changed)
  return saved.ok ? { ok: true } : formResult(saved, fields)
}

/** Asks no question, because the toast offers Undo. */
export async function clearFields(
  profile: Row<Profile>,
  names: readonly (keyof Profile)[],
): Promise<void> {
  const before = Object.fromEntries(names.map(name => [name, profile[name] ?? '']))
  const saved = await editRow('profile', profile.id, asEmpty(names))
  if (!saved.ok) return void formResult(saved, [])
  showUndoToast(forms.saved, texts.updated, () => {
    void editRow('profile', profile.id, before).then(restored => formResult(restored, []))
  })
}

const asEmpty = (names: readonly (keyof Profile)[]) =>
  Object.fromEntries(names.map(name => [name, '']))
