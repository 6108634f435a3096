import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../ui/button'
import type { RecordForm } from './use-record-form'

interface PartFormProps {
  /** What it is called to a screen reader. */
  label: string
  form: RecordForm
  save: string
  /** Why it cannot be saved now, by the id of the words that say so. */
  heldBackBy?: string | undefined
  isHeldBack?: boolean
  children: ReactNode
}

/** The form of one part of the profile, in place of its card's words: Enter saves, Escape closes. */
export function PartForm(props: PartFormProps) {
  const { label, form, save, heldBackBy, isHeldBack = false, children } = props

  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') form.discard()
  }

  return (
    <form
      ref={form.formRef}
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      className="grid gap-4"
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isHeldBack} aria-describedby={heldBackBy}>
          {save}
        </Button>
        <Button tone="bare" onClick={form.discard}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
