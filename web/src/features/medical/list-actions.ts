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

/** Shows no toast, because the first-run screens confirm the save. */
export async function keepItem(
  spec: ListSpec,
  profile: Profile | undefined,
  changed: Changed,
): Promise<FormSaved> {
  const values = { ...blankRequired(spec), ...initialValues(spec.fields), ...changed }
  const missing = messagesForBlank(spec, values)
  if (missing) return { ok: false, fields: missing }
  // "None known" must not return when this item is deleted later. If only storing the item fails, the list is
  // "not recorded" and the item is still in the form.
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

/** The schema's error names an untouched required field only if it is sent as empty text. */
function blankRequired(spec: ListSpec): Changed {
  return Object.fromEntries(
    spec.fields.filter(field => field.isRequired).map(field => [field.name, '']),
  )
}

/** The schema also accepts items from elsewhere, so adding an item requires more. */
function messagesForBlank(spec: ListSpec, values: Changed): Record<string, string> | undefined {
  const missing = spec.fields.flatMap(({ name, whenBlank }) =>
    whenBlank && String(values[name] ?? '').trim() === '' ? [[name, whenBlank]] : [],
  )
  return missing.length > 0 ? Object.fromEntries(missing) : undefined
}
