import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValue } from 'sync-protocol/sync'
import { dropDraft, readDraft, useDraft, writeDraft } from '../../people/drafts'
import type { FieldSpec } from './field-spec'
import { changedValues, textOf, typingFaults } from './form-values'

export type FormSaved = { ok: true } | { ok: false; fields: Readonly<Record<string, string>> }

interface RecordFormOptions {
  draftName: string
  fields: readonly FieldSpec[]
  stored: object | undefined
  save: (changed: Record<string, FieldValue>) => Promise<FormSaved>
  /** After a save the form stays open for the next row. */
  startsAgain?: boolean
}

export type RecordForm = ReturnType<typeof useRecordForm>

const noErrors: Readonly<Record<string, string>> = {}

/**
 * Only typed values are in the draft, so an untouched field follows changes from other devices while
 * the form is open.
 */
export function useRecordForm(options: RecordFormOptions) {
  const { draftName, fields, stored, save, startsAgain = false } = options
  const row: Record<string, unknown> = { ...stored }
  const draft = useDraft(draftName) ?? {}
  const [errors, setErrors] = useState(noErrors)
  const [refusals, setRefusals] = useState(0)
  const formRef = useRef<HTMLFormElement>(null)

  // Only a refusal moves the focus to the first error. Correcting one field must not move it to the next.
  useEffect(() => {
    const wrong = refusals > 0 && formRef.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (!wrong) return
    // A field in a closed section cannot have the focus.
    wrong.closest('details')?.setAttribute('open', '')
    wrong.focus()
  }, [refusals])

  // A second press during the save would add the row again.
  const isSaving = useRef(false)

  async function submit(): Promise<boolean> {
    if (isSaving.current) return false
    isSaving.current = true
    try {
      return await keep()
    } finally {
      isSaving.current = false
    }
  }

  async function keep(): Promise<boolean> {
    const typed = readDraft(draftName) ?? {}
    const saved = await save(changedValues(fields, typed, row))
    setErrors(saved.ok ? noErrors : { ...saved.fields, ...typingFaults(fields, typed) })
    if (saved.ok && startsAgain) writeDraft(draftName, {})
    else if (saved.ok) dropDraft(draftName)
    else setRefusals(count => count + 1)
    return saved.ok
  }

  const type = useCallback(
    (name: string, text: string): void => {
      // Reads the draft again, because autofill can change several fields between two renders.
      writeDraft(draftName, { ...readDraft(draftName), [name]: text })
      setErrors(({ [name]: _corrected, ...others }) => others)
    },
    [draftName],
  )

  function discard(): void {
    dropDraft(draftName)
    setErrors(noErrors)
  }

  return {
    formRef,
    /** Empty for a new row. */
    rowId: textOf(row.id),
    textOf: (name: string) => draft[name] ?? textOf(row[name]),
    errorOf: (name: string) => errors[name],
    isDirty: Object.keys(changedValues(fields, draft, row)).length > 0,
    type,
    submit,
    discard,
  }
}
