import type { Profile } from 'sync-protocol/medical'
import { profileFieldsOn } from '../../addresses/paths'
import type { RowOf } from '../../sync'
import { FieldControl } from './field-control'
import type { FieldSpec } from './field-spec'
import { PartForm } from './part-form'
import { saveProfile } from './profile-actions'
import { ProfilePartCard } from './profile-part-card'
import { useRecordForm } from './use-record-form'

const NOTES: FieldSpec<keyof Profile> = {
  name: 'additionalNotes',
  label: 'Notes for responders',
  kind: 'note',
  help: 'For example a guide dog, sign language, children at home',
}
const DRAFT = 'notes'

export function NotesCard({ profile }: { profile: RowOf<'profile'> | undefined }) {
  const notes = profile?.additionalNotes
  return (
    <ProfilePartCard
      id="notes"
      title="Additional Medical Notes"
      noun="notes"
      draftName={DRAFT}
      profile={profile}
      add="Add Notes"
      edit="Edit Notes"
      clear="Clear notes"
      fields={profileFieldsOn('notes')}
      empty="No additional notes recorded yet."
      filled={
        notes ? <p className="max-w-text whitespace-pre-wrap wrap-anywhere">{notes}</p> : null
      }
      form={takesFocus => <NotesForm profile={profile} takesFocus={takesFocus} />}
    />
  )
}

function NotesForm(props: { profile: RowOf<'profile'> | undefined; takesFocus: boolean }) {
  const { profile, takesFocus } = props
  const form = useRecordForm({
    draftName: DRAFT,
    fields: [NOTES],
    stored: profile,
    save: changed => saveProfile(profile, changed, [NOTES]),
  })

  return (
    <PartForm label="Notes" form={form} save="Save notes">
      <FieldControl field={NOTES} form={form} autoFocus={takesFocus} />
    </PartForm>
  )
}
