import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { FormFrame } from './form-frame'
import { medicalTexts } from './texts'
import type { RecordForm } from './use-record-form'

interface PartFormProps {
  label: string
  form: RecordForm
  save: string
  heldBackBy?: string | undefined
  isHeldBack?: boolean
  children: ReactNode
}

export function PartForm(props: PartFormProps) {
  const { label, form, save, heldBackBy, isHeldBack = false, children } = props
  return (
    <FormFrame label={label} form={form}>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isHeldBack} aria-describedby={heldBackBy}>
          {save}
        </Button>
        <Button tone="bare" onClick={form.discard}>
          {medicalTexts.forms.cancel}
        </Button>
      </div>
    </FormFrame>
  )
}
