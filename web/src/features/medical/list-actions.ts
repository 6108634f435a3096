import { type Profile, STATED_LISTS } from 'sync-protocol/medical'
import type { FieldValue } from 'sync-protocol/sync'
import { ofRecordWords } from '../../stores/profiles'
import { showToast, showUndoToast } from '../../stores/toast'
import { addRow, editRow, removeRow, setListState } from '../../sync'
import { formResult } from './form-result'
import { initialValues } from './form-values'
import type { ListSpec } from './list-specs'
import type { FormSaved } from './use-record-form'

type Changed = Record<string, FieldValue>

export async function addItem(
  spec: ListSpec,
  profile: Profile | undefined,
  changed: Changed,
): Promise<FormSaved> {
  const saved = await keepItem(spec, profile, changed)
  if (saved.ok) showToast({ title: 'Success', description: `${spec.noun} added successfully` })
  return saved
}

/** Saves without a toast, for callers whose next screen confirms the save. */
export async function keepItem(
  spec: ListSpec,
  profile: Profile | undefined,
  changed: Changed,
): Promise<FormSaved> {
  const values = { ...blankRequired(spec), ...initialValues(spec.fields), ...changed }
  const missing = messagesForBlank(spec, values)
  if (missing) return { ok: false, fields: missing }
  // "None known" must not return when this item is deleted later. It is cleared first: if only storing
  // the item fails, the list is "not recorded" and the item is still in the form.
  const list = spec.noneKnown?.list
  if (list && profile?.[STATED_LISTS[list]] === 'noneKnown') {
    const cleared = await setListState(list, 'notRecorded')
    if (!cleared.ok) return formResult(cleared, spec.fields)
  }
  const saved = await addRow(spec.collection, values)
  return saved.ok ? { ok: true } : formResult(saved, spec.fields)
}

export async function changeItem(spec: ListSpec, id: string, changed: Changed): Promise<FormSaved> {
  const saved = await editRow(spec.collection, id, changed)
  if (!saved.ok) return formResult(saved, spec.fields)
  showToast({ title: 'Success', description: `${spec.noun} updated successfully` })
  return { ok: true }
}

export async function deleteItem(spec: ListSpec, id: string): Promise<void> {
  const undo = await removeRow(spec.collection, id)
  if (!undo) return
  showUndoToast('Success', `${spec.noun} deleted successfully${ofRecordWords()}`, undo)
}

/** An untouched required field is sent as empty text, so that the schema's error names the field. */
function blankRequired(spec: ListSpec): Changed {
  return Object.fromEntries(
    spec.fields.filter(field => field.isRequired).map(field => [field.name, '']),
  )
}

/** Adding an item requires more than the schema, which also accepts items from elsewhere. */
function messagesForBlank(spec: ListSpec, values: Changed): Record<string, string> | undefined {
  const missing = spec.fields.flatMap(({ name, whenBlank }) =>
    whenBlank && String(values[name] ?? '').trim() === '' ? [[name, whenBlank]] : [],
  )
  return missing.length > 0 ? Object.fromEntries(missing) : undefined
}
