import type { SubmitEvent } from 'react'
import { useMay } from '../../people/profiles'
import type { RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Folded } from '../../ui/folded'
import { Icon } from '../../ui/icon'
import { FieldControl } from './field-control'
import { PersonalFacts } from './personal-facts'
import { saveProfile } from './profile-actions'
import { profileFields, profileGroups } from './profile-fields'
import { RefusedNotice } from './refused-notice'
import { medicalTexts } from './texts'
import { useFormInPlace } from './use-form-in-place'
import { useRecordForm } from './use-record-form'
import { refusedPersonalWords } from './use-refusal-toast'

const { personal: texts, forms } = medicalTexts

const DRAFT = 'personal'

interface PersonalCardProps {
  profile: RowOf<'profile'> | undefined
}

/** A new record begins with the form. Later the card shows what is filled in. */
export function PersonalCard({ profile }: PersonalCardProps) {
  const mayEdit = useMay('edit')
  const form = useFormInPlace(DRAFT, !profile)
  const isForm = mayEdit && form.isOpen
  const edit = (
    <Button
      ref={form.opener}
      tone="bare"
      icon={<Icon name="edit" size={20} />}
      aria-label={texts.edit}
      onClick={form.open}
    >
      {texts.editShort}
    </Button>
  )
  return (
    <div id="personal" tabIndex={-1}>
      <Card
        title={texts.title}
        lead={isForm ? texts.lead : undefined}
        action={mayEdit && !isForm && edit}
      >
        {profile && <RefusedNotice>{refusedPersonalWords(profile)}</RefusedNotice>}
        {isForm ? (
          <PersonalForm profile={profile} takesFocus={form.takesFocus} />
        ) : (
          profile && <PersonalFacts profile={profile} />
        )}
      </Card>
    </div>
  )
}

/**
 * The first save creates the profile, even without values. A section without values starts closed, so that a new
 * record does not begin with twenty fields. Escape does not discard so many fields.
 */
function PersonalForm({ profile, takesFocus }: PersonalCardProps & { takesFocus: boolean }) {
  const form = useRecordForm({
    draftName: DRAFT,
    fields: profileFields(),
    stored: profile,
    save: changed => saveProfile(profile, changed, profileFields()),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form
      ref={form.formRef}
      aria-label={texts.edit}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-4"
    >
      {profileGroups().map(({ heading, fields }, nth) => (
        <Folded
          key={heading}
          summary={heading}
          startsOpen={nth === 0 || fields.some(({ name }) => form.textOf(name) !== '')}
        >
          <fieldset
            aria-label={heading}
            className="grid min-w-0 grid-cols-1 items-start gap-4 sm:grid-cols-2"
          >
            {fields.map(field => (
              <div key={field.name} className={field.isShort ? undefined : 'sm:col-span-2'}>
                <FieldControl
                  field={field}
                  form={form}
                  autoFocus={takesFocus && field === profileFields()[0]}
                />
              </div>
            ))}
          </fieldset>
        </Folded>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="primary">
          {profile ? texts.update : texts.create}
        </Button>
        {profile && (
          <Button tone="bare" onClick={form.discard}>
            {forms.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
