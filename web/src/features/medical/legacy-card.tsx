import { COLLECTIONS, messagesByField } from 'sync-protocol/sync'
import { profileFieldsOn } from '../../addresses/paths'
import type { RowOf } from '../../sync'
import { Thumbnail } from './files/thumbnail'
import { initialValues } from './form-values'
import { type LegacyInsurance, readLegacy, writeLegacy } from './legacy-insurance'
import { ListForm } from './list-form'
import { POLICY_FIELDS } from './policy-fields'
import { saveProfile } from './profile-actions'
import { ProfilePartCard } from './profile-part-card'
import type { FormSaved } from './use-record-form'

const DRAFT = 'legacy insurance'

/** Only the company is required, because people copy the rest from the card in their hand. */
const FIELDS = POLICY_FIELDS.map(({ isRequired, whenBlank, initial, ...field }) =>
  field.name === 'provider' ? { ...field, isRequired: true as const } : field,
)

/** Records from before policies have one text of the profile, and a photo of the card. */
export function LegacyCard({ profile }: { profile: RowOf<'profile'> | undefined }) {
  const text = profile?.insurance ?? ''
  const photoUrl = profile?.insuranceCardPhotoUrl ?? ''
  const stored = storedOf(text, photoUrl)

  async function save(changed: Record<string, unknown>): Promise<FormSaved> {
    const values = { provider: '', ...stored, ...changed }
    const parsed = COLLECTIONS.policies.schema.safeParse(values)
    if (!parsed.success) return { ok: false, fields: messagesByField(parsed.error.issues) }
    const { cardFrontPhotoUrl = '', ...insurance } = parsed.data
    return saveProfile(
      profile,
      { insurance: writeLegacy(insurance), insuranceCardPhotoUrl: cardFrontPhotoUrl },
      FIELDS,
    )
  }

  return (
    <ProfilePartCard
      id="insurance"
      title="Legacy Insurance Information"
      noun="insurance information"
      draftName={DRAFT}
      profile={profile}
      add="Add Insurance"
      edit="Edit"
      clear="Clear insurance information"
      fields={profileFieldsOn('insurance')}
      empty="No insurance information recorded yet."
      filled={text || photoUrl ? <FilledIn text={text} photoUrl={photoUrl} /> : null}
      form={takesFocus => (
        <ListForm
          label="Insurance"
          draftName={DRAFT}
          fields={FIELDS}
          stored={stored}
          saveLabel="Save insurance"
          save={save}
          takesFocus={takesFocus}
        />
      )}
    />
  )
}

function FilledIn({ text, photoUrl }: { text: string; photoUrl: string }) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      {photoUrl && <Thumbnail url={photoUrl} label="Photo of the insurance card" />}
      <p className="max-w-text whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  )
}

const storedOf = (text: string, photoUrl: string): LegacyInsurance => ({
  ...(text ? readLegacy(text) : initialValues(POLICY_FIELDS)),
  cardFrontPhotoUrl: photoUrl,
})
