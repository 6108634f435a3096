import type { FormEvent } from 'react'
import { useMay } from '../../stores/profiles'
import type { RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { FieldControl } from './field-control'
import { saveProfile } from './profile-actions'
import { PROFILE_FIELDS, PROFILE_GROUPS } from './profile-fields'
import { RefusedNotice } from './refused-notice'
import { useRecordForm } from './use-record-form'
import { refusedPersonalWords } from './use-refusal-toast'

/** The first save creates the profile, even without values. */
export function PersonalCard({ profile }: { profile: RowOf<'profile'> | undefined }) {
  const form = useRecordForm({
    draftName: 'personal',
    fields: PROFILE_FIELDS,
    stored: profile,
    save: changed => saveProfile(profile, changed, PROFILE_FIELDS),
  })

  const mayEdit = useMay('edit')

  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }

  return (
    <div id="personal" tabIndex={-1}>
      <Card
        title="Personal Information"
        lead={mayEdit ? 'Fill in what you want responders to know.' : undefined}
      >
        <form
          ref={form.formRef}
          aria-label="Personal Information"
          noValidate
          onSubmit={submit}
          className="grid grid-cols-1 gap-8"
        >
          {profile && <RefusedNotice>{refusedPersonalWords(profile)}</RefusedNotice>}
          {PROFILE_GROUPS.map(group => (
            <fieldset
              key={group.heading}
              disabled={!mayEdit}
              className="grid min-w-0 grid-cols-1 items-start gap-4 sm:grid-cols-2"
            >
              <legend className="mb-3 font-bold">{group.heading}</legend>
              {group.fields.map(field => (
                <div key={field.name} className={field.isShort ? undefined : 'sm:col-span-2'}>
                  <FieldControl field={field} form={form} />
                </div>
              ))}
            </fieldset>
          ))}
          <div className="flex flex-wrap items-center gap-3">
            {mayEdit && (
              <Button type="submit" tone="primary">
                {profile ? 'Update Profile' : 'Create Profile'}
              </Button>
            )}
            {form.isDirty && profile && (
              <>
                <Button tone="bare" onClick={form.discard}>
                  Undo changes
                </Button>
                <p className="text-soft">Not saved yet</p>
              </>
            )}
          </div>
        </form>
      </Card>
    </div>
  )
}
