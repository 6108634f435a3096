import { type FormEvent, useRef } from 'react'
import { sideBySide } from 'sync-protocol/card'
import { listState, type MedicalRecord, type StatedList } from 'sync-protocol/medical'
import { FieldControl } from '../../features/medical/field-control'
import { formResult } from '../../features/medical/form-result'
import { deleteItem, keepItem } from '../../features/medical/list-actions'
import { LISTS } from '../../features/medical/list-specs'
import { type RecordForm, useRecordForm } from '../../features/medical/use-record-form'
import { useIsOthers } from '../../stores/profiles'
import { setListState } from '../../sync'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { List } from '../../ui/list'
import { ListRow } from '../../ui/list-row'
import { StatusPill } from '../../ui/status-pill'
import { StepActions, StepFrame, useNextStep } from './step-frame'

export function ListStep({ list, record }: { list: AskedList; record: MedicalRecord }) {
  const next = useNextStep(list)
  const isOthers = useIsOthers()
  const anchor = useRef<HTMLDivElement>(null)
  const spec = LISTS[list]
  const question = QUESTIONS[list]
  const rows = record[list]
  const none = spec.noneKnown
  const isNone = none && listState(record.profile, none.list, rows.length) === 'noneKnown'
  const fields = spec.fields.filter(({ name }) => question.fields.includes(name))
  const form = useRecordForm({
    draftName: `start ${list}`,
    fields,
    stored: question.initial,
    save: changed => keepItem(spec, record.profile, { ...question.initial, ...changed }),
    startsAgain: true,
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isAnswered = rows.length > 0 || isNone
    if ((isAnswered && !form.isDirty) || (await form.submit())) next()
  }

  async function addAnother() {
    if (await form.submit()) form.formRef.current?.querySelector('input')?.focus()
  }

  async function sayNone(stated: NonNullable<typeof none>) {
    if (formResult(await setListState(stated.list, 'noneKnown'), fields).ok) next()
  }

  async function remove(id: string) {
    await deleteItem(spec, id)
    // The pressed button is gone with its row.
    anchor.current?.focus({ preventScroll: true })
  }

  return (
    <StepFrame
      step={list}
      title={isOthers ? question.title.others : question.title.own}
      lead={question.lead}
    >
      <div ref={anchor} tabIndex={-1} className="not-empty:mb-4">
        {rows.length > 0 && (
          <List label={spec.title}>
            {rows.map(row => {
              const { title, details, alarm } = spec.words(row)
              return (
                <ListRow
                  key={row.id}
                  title={title}
                  mark={alarm && <StatusPill tone="danger">{alarm}</StatusPill>}
                  detail={sideBySide(details, '\u00a0· ')}
                  onDelete={() => void remove(row.id)}
                />
              )
            })}
          </List>
        )}
      </div>
      <form ref={form.formRef} noValidate onSubmit={submit} className="grid gap-4">
        {fields.map(field => (
          <div key={field.name} className="grid gap-2">
            <FieldControl field={field} form={form} />
            <Keys label={field.label} name={field.name} form={form} keys={question.keys} />
          </div>
        ))}
        <StepActions onSkip={next}>
          <Button icon={<Icon name="plus" size={20} />} onClick={addAnother}>
            Add another
          </Button>
          {none && rows.length === 0 && !form.isDirty && (
            <Button icon={isNone && <Icon name="check" size={20} />} onClick={() => sayNone(none)}>
              {none.claim}
            </Button>
          )}
        </StepActions>
      </form>
    </StepFrame>
  )
}

interface KeysProps {
  label: string
  name: string
  form: RecordForm
  keys: Readonly<Record<string, readonly string[]>>
}

function Keys({ label, name, form, keys }: KeysProps) {
  const words = keys[name]
  if (!words) return null
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}: in one tap</legend>
      {words.map(word => (
        <Button
          key={word}
          aria-pressed={form.textOf(name) === word}
          icon={form.textOf(name) === word && <Icon name="check" size={20} />}
          onClick={() => form.type(name, word)}
        >
          {word}
        </Button>
      ))}
    </fieldset>
  )
}

type AskedList = StatedList | 'contacts'

interface Question {
  title: { own: string; others: string }
  lead: string
  fields: readonly string[]
  /** Answers that need one tap instead of typing, by field. Other words are allowed. */
  keys: Readonly<Record<string, readonly string[]>>
  initial: Readonly<Record<string, string>>
}

const QUESTIONS: Record<AskedList, Question> = {
  allergies: {
    title: { own: 'Are you allergic to anything?', others: 'Are they allergic to anything?' },
    lead: 'Medicines, foods, stings, latex.',
    fields: ['allergen', 'severity'],
    // Without "Unknown", an unsure person would guess or leave out the allergy.
    keys: { severity: ['Severe', 'Moderate', 'Mild', 'Unknown'] },
    initial: {},
  },
  medications: {
    title: { own: 'Which medicines do you take?', others: 'Which medicines do they take?' },
    lead: 'Current medicines, with the dose if it is known.',
    fields: ['name', 'dosage', 'frequency'],
    keys: { frequency: ['Once daily', 'Twice daily', 'When needed'] },
    initial: {},
  },
  conditions: {
    title: { own: 'Which conditions do you have?', others: 'Which conditions do they have?' },
    lead: 'Current and past conditions.',
    fields: ['condition', 'status'],
    keys: { status: ['Active', 'Chronic', 'Resolved'] },
    initial: { status: 'Active' },
  },
  contacts: {
    title: { own: 'Whom should they call?', others: 'Whom should they call?' },
    lead: 'The person who should be called first.',
    fields: ['name', 'relationship', 'phoneNumber'],
    keys: { relationship: ['Partner', 'Parent', 'Child', 'Friend'] },
    initial: {},
  },
}
