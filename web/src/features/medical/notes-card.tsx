import type { FormEvent } from 'react'
import type { Profile, Row } from 'sync-protocol/medical'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { FieldControl } from './field-control'
import type { FieldSpec } from './field-spec'
import { saveProfile } from './profile-actions'
import { requireProfile } from './profile-first'
import { useFormInPlace } from './use-form-in-place'
import { useRecordForm } from './use-record-form'

const NOTES: FieldSpec<keyof Profile> = {
  name: 'additionalNotes',
  label: 'Notes for responders',
  kind: 'note',
  help: 'Such as how you communicate, a guide dog, who looks after your children',
}
const DRAFT = 'notes'

export function NotesCard({ profile }: { profile: Row<Profile> | undefined }) {
  const form = useFormInPlace(DRAFT)
  const notes = profile?.additionalNotes

  function edit() {
    if (requireProfile(profile, 'notes')) form.open()
  }

  return (
    <Card title="Additional Medical Notes">
      {form.isOpen && <NotesForm profile={profile} takesFocus={form.takesFocus} />}
      {!form.isOpen && (
        <div className="grid justify-items-start gap-4">
          <p className={notes ? 'max-w-text whitespace-pre-wrap wrap-anywhere' : 'text-soft'}>
            {notes || 'No additional notes recorded yet.'}
          </p>
          <Button
            ref={form.opener}
            icon={<Icon name={notes ? 'edit' : 'plus'} size={20} />}
            onClick={edit}
          >
            {notes ? 'Edit Notes' : 'Add Notes'}
          </Button>
        </div>
      )}
    </Card>
  )
}

function NotesForm(props: { profile: Row<Profile> | undefined; takesFocus: boolean }) {
  const { profile, takesFocus } = props
  const form = useRecordForm({
    draftName: DRAFT,
    fields: [NOTES],
    stored: profile,
    save: changed => saveProfile(profile, changed, [NOTES]),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }

  return (
    <form ref={form.formRef} aria-label="Notes" noValidate onSubmit={submit} className="grid gap-4">
      <FieldControl field={NOTES} form={form} autoFocus={takesFocus} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Save notes</Button>
        <Button tone="bare" onClick={form.discard}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
