import type { Profile } from 'sync-protocol/medical'
import { profileFieldsOn } from '../../addresses/paths'
import { perLanguage } from '../../i18n/define-texts'
import type { RowOf } from '../../sync'
import { FieldControl } from './field-control'
import type { FieldSpec } from './field-spec'
import { PartForm } from './part-form'
import { saveProfile } from './profile-actions'
import { ProfilePartCard } from './profile-part-card'
import { medicalTexts } from './texts'
import { useRecordForm } from './use-record-form'

const { notes: texts } = medicalTexts

const notesField = perLanguage(
  (): FieldSpec<keyof Profile> => ({
    name: 'additionalNotes',
    label: texts.field,
    kind: 'note',
    help: texts.help,
  }),
)
const DRAFT = 'notes'

export function NotesCard({ profile }: { profile: RowOf<'profile'> | undefined }) {
  const notes = profile?.additionalNotes
  return (
    <ProfilePartCard
      id="notes"
      texts={texts}
      draftName={DRAFT}
      profile={profile}
      fields={profileFieldsOn('notes')}
      isFolded={profile !== undefined && !notes}
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
    fields: [notesField()],
    stored: profile,
    save: changed => saveProfile(profile, changed, [notesField()]),
  })

  return (
    <PartForm label={texts.form} form={form} save={texts.save}>
      <FieldControl field={notesField()} form={form} autoFocus={takesFocus} />
    </PartForm>
  )
}
