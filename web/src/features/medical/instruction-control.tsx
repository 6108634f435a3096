import { lazy, Suspense } from 'react'
import { isPlanKind } from 'sync-protocol/medical'
import { TextArea } from '../../ui/text-area'
import { type FieldSpec, labelOf } from './field-spec'
import { medicalTexts } from './texts'
import type { RecordForm } from './use-record-form'

const { plans: texts } = medicalTexts.lists

/** Encoding a code needs a part of the app that the other forms do not need. */
const PlanRoomSign = lazy(async () => ({
  default: (await import('./plan-room-sign')).PlanRoomSign,
}))

interface InstructionControlProps {
  field: Extract<FieldSpec, { kind: 'instruction' }>
  form: RecordForm
  marksRequired: boolean
  autoFocus: boolean | undefined
}

/** The hint is the heading that clinics use for this kind. Nothing is suggested or completed. */
export function InstructionControl(props: InstructionControlProps) {
  const { field, form, marksRequired, autoFocus } = props
  const text = form.textOf(field.name)
  const kind = form.textOf(field.kindField)
  return (
    <div className="grid gap-1">
      <TextArea
        autoFocus={autoFocus}
        label={labelOf(field)}
        name={field.name}
        value={text}
        help={
          <>
            {isPlanKind(kind) && <span className="block">{texts.hints[kind]}</span>}
            <span className="block">{texts.first}</span>
          </>
        }
        error={form.errorOf(field.name)}
        required={marksRequired}
        autoComplete="off"
        onChange={event => form.type(field.name, event.target.value)}
      />
      <div role="status" className="text-soft empty:hidden">
        {text.trim() !== '' && (
          <Suspense fallback={null}>
            <PlanRoomSign
              id={form.rowId}
              kind={kind}
              text={text.trim()}
              about={form.textOf('about')}
              whereIs={form.textOf('whereIs')}
              from={form.textOf('from')}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
