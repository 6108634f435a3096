import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../ui/class-names'
import type { RecordForm } from './use-record-form'

interface FormFrameProps {
  label: string
  form: RecordForm
  onSaved?: () => void
  isSunken?: boolean
  children: ReactNode
}

export function FormFrame({ label, form, onSaved, isSunken, children }: FormFrameProps) {
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await form.submit()) onSaved?.()
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
      className={classNames('grid grid-cols-1 gap-4', isSunken && 'my-2 rounded-ui bg-sunken p-4')}
    >
      {children}
    </form>
  )
}
