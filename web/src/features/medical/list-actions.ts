import { enteredDateFaults, type Profile, STATED_LISTS, todayHere } from 'sync-protocol/medical'
import type { FieldValue } from 'sync-protocol/sync'
import { aboutShownRecord } from '../../people/profiles'
import { showToast, showUndoToast } from '../../stores/toast'
import { addRow, editRow, removeRow, setListState } from '../../sync'
import { formResult } from './form-result'
import { initialValues } from './form-values'
import type { ListSpec } from './list-specs'
import { medicalTexts } from './texts'
import type { FormSaved } from './use-record-form'

type Changed = Record<string, FieldValue>

const { forms: texts } = medicalTexts

export async function addItem(
  spec: ListSpec,
  profile: Profile | undefined,
  changed: Changed,
): Promise<FormSaved> {
  const saved = await keepItem(spec, profile, changed)
  if (saved.ok) showToast({ title: texts.saved, description: spec.texts.added })
  return saved
}

/** Shows no toast, because the first-run screens confirm the save. */
export async function keepItem(
  spec: ListSpec,
  profile: Profile | undefined,
  changed: Changed,
): Promise<FormSaved> {
  const values = { ...blankRequired(spec), ...initialValues(spec.fields), ...changed }
  const faults = {
    ...messagesForBlank(spec, values),
    ...faultsOfDates(changed),
    ...spec.faults?.(values),
  }
  if (Object.keys(faults).length > 0) return { ok: false, fields: faults }
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

export async function changeItem(
  spec: ListSpec,
  row: object & { id: string },
  changed: Changed,
): Promise<FormSaved> {
  const faults = { ...faultsOfDates(changed), ...spec.faults?.({ ...row, ...changed }) }
  if (Object.keys(faults).length > 0) return { ok: false, fields: faults }
  const saved = await editRow(spec.collection, row.id, changed)
  if (!saved.ok) return formResult(saved, spec.fields)
  showToast({ title: texts.saved, description: spec.texts.updated })
  return { ok: true }
}

export async function deleteItem(spec: ListSpec, id: string): Promise<void> {
  const undo = await removeRow(spec.collection, id)
  if (undo) showUndoToast(texts.saved, aboutShownRecord(spec.texts.deleted), undo)
}

const faultsOfDates = (changed: Changed) => enteredDateFaults(changed, todayHere(new Date()))

/** The schema's error names an untouched required field only if it is sent as empty text. */
function blankRequired(spec: ListSpec): Changed {
  return Object.fromEntries(
    spec.fields.filter(field => field.isRequired).map(field => [field.name, '']),
  )
}

/** The schema also accepts items from elsewhere, so adding an item requires more. */
function messagesForBlank(spec: ListSpec, values: Changed): Record<string, string> {
  return Object.fromEntries(
    spec.fields.flatMap(({ name, whenBlank }) =>
      whenBlank && String(values[name] ?? '').trim() === '' ? [[name, whenBlank]] : [],
    ),
  )
}
