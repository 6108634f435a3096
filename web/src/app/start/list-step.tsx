import { type FormEvent, useRef } from 'react'
import { listState, type MedicalRecord, type StatedList } from 'sync-protocol/medical'
import { FieldControl } from '../../features/medical/field-control'
import { formResult } from '../../features/medical/form-result'
import { deleteItem, keepItem } from '../../features/medical/list-actions'
import { listSpecs } from '../../features/medical/list-specs'
import { QuickAnswers } from '../../features/medical/quick-answers'
import { medicalTexts } from '../../features/medical/texts'
import { useRecordForm } from '../../features/medical/use-record-form'
import { perLanguage } from '../../i18n/define-texts'
import { useOwnDictionary } from '../../loading/use-dictionary'
import { useIsOthers } from '../../people/profiles'
import { inLine } from '../../record-words/in-line'
import { setListState } from '../../sync'
import { Button } from '../../ui/button'
import { ChoiceChip } from '../../ui/choice-chip'
import { Icon } from '../../ui/icon'
import { List } from '../../ui/list'
import { ListRow } from '../../ui/list-row'
import { StatusPill } from '../../ui/status-pill'
import { PickContact } from './pick-contact'
import { StepFoot, StepFrame, stepForm, useNextStep, useStepTitle } from './step-frame'
import { startTexts } from './texts'

export function ListStep({ list, record }: { list: AskedList; record: MedicalRecord }) {
  const next = useNextStep(list)
  const isOthers = useIsOthers()
  const anchor = useRef<HTMLDivElement>(null)
  const spec = listSpecs()[list]
  const question = questions()[list]
  const texts = startTexts[list]
  const title = useStepTitle(texts)
  const rows = record[list]
  const dictionary = useOwnDictionary(record.profile?.primaryLanguage)
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
    if (!form.isDirty || (await form.submit())) next()
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
      title={title}
      lead={texts.lead}
      foot={<StepFoot step={list} isEmpty={rows.length === 0 && !isNone && !form.isDirty} />}
    >
      <div ref={anchor} tabIndex={-1} className="not-empty:mb-4">
        {rows.length > 0 && (
          <List label={spec.texts.title}>
            {rows.map(row => {
              const { title, details, alarm } = spec.words(row, dictionary)
              return (
                <ListRow
                  key={row.id}
                  title={title}
                  mark={alarm && <StatusPill tone="danger">{alarm}</StatusPill>}
                  detail={inLine(details, '\u00a0· ')}
                  onDelete={() => void remove(row.id)}
                />
              )
            })}
          </List>
        )}
      </div>
      <form {...stepForm} ref={form.formRef} onSubmit={submit} className="grid gap-4">
        {list === 'contacts' && (
          <PickContact
            onPick={picked => {
              form.type('name', picked.name)
              form.type('phoneNumber', picked.phoneNumber)
            }}
          />
        )}
        {fields.map(field => (
          <div key={field.name} className="grid gap-2">
            <FieldControl field={field} form={form} />
            <QuickAnswers field={field} form={form} />
          </div>
        ))}
        {form.isDirty && (
          <Button icon={<Icon name="plus" size={20} />} onClick={addAnother}>
            {startTexts.frame.addAnother}
          </Button>
        )}
        {none && 'noneOwn' in texts && rows.length === 0 && !form.isDirty && (
          <div>
            <ChoiceChip isChosen={isNone === true} onChoose={() => sayNone(none)}>
              {isOthers ? texts.noneOther : texts.noneOwn}
            </ChoiceChip>
          </div>
        )}
      </form>
    </StepFrame>
  )
}

type AskedList = Exclude<StatedList, 'plans'> | 'contacts'

interface Question {
  fields: readonly string[]
  initial: Readonly<Record<string, string>>
}

const questions = perLanguage(
  (): Record<AskedList, Question> => ({
    allergies: { fields: ['allergen', 'severity'], initial: {} },
    medications: { fields: ['name', 'effect', 'dosage', 'frequency'], initial: {} },
    conditions: {
      fields: ['condition', 'status'],
      initial: { status: medicalTexts.lists.conditions.statuses.active },
    },
    contacts: { fields: ['name', 'relationship', 'phoneNumber'], initial: {} },
  }),
)
