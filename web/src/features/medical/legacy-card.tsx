import type { Policy } from 'sync-protocol/medical'
import { COLLECTIONS, messagesByField } from 'sync-protocol/sync'
import { profileFieldsOn } from '../../addresses/paths'
import { englishTexts, perLanguage } from '../../i18n/define-texts'
import type { RowOf } from '../../sync'
import type { FieldSpec } from './field-spec'
import { Thumbnail } from './files/thumbnail'
import { initialValues } from './form-values'
import { ListForm } from './list-form'
import { policyFields } from './policy-fields'
import { saveProfile } from './profile-actions'
import { ProfilePartCard } from './profile-part-card'
import { medicalTexts } from './texts'
import type { FormSaved } from './use-record-form'

const { insurance: texts } = medicalTexts

const DRAFT = 'legacy insurance'

/** Only the company is required, because people copy the rest from the card in their hand. */
const legacyFields = perLanguage(() =>
  policyFields().map(({ isRequired, whenBlank, initial, ...field }) =>
    field.name === 'provider' ? { ...field, isRequired: true as const } : field,
  ),
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
      legacyFields(),
    )
  }

  return (
    <ProfilePartCard
      id="insurance"
      texts={texts}
      draftName={DRAFT}
      profile={profile}
      fields={profileFieldsOn('insurance')}
      isFolded={profile !== undefined && !text && !photoUrl}
      filled={text || photoUrl ? <FilledIn text={text} photoUrl={photoUrl} /> : null}
      form={takesFocus => (
        <ListForm
          label={texts.form}
          draftName={DRAFT}
          fields={legacyFields()}
          stored={stored}
          saveLabel={texts.save}
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
      {photoUrl && <Thumbnail url={photoUrl} label={texts.photo} />}
      <p className="max-w-text whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  )
}

const storedOf = (text: string, photoUrl: string): LegacyInsurance => ({
  ...(text ? readLegacy(text) : initialValues(policyFields())),
  cardFrontPhotoUrl: photoUrl,
})

/**
 * The legacy insurance is one text of the profile with a `Label: value` per line, which people can read
 * in any app. Any other text becomes notes, so nothing is lost.
 */
export type LegacyInsurance = { [Name in keyof Policy]?: string | undefined }

/** The photo has its own field, and notes come last because they can have several lines. */
const LINES = policyFields().filter(({ name }) => name !== 'cardFrontPhotoUrl' && name !== 'notes')

/** Labels are stored, so they are English in each language: any phone reads what another one wrote. */
const english = (key: string) => {
  const { medical, record } = englishTexts()
  return String(medical?.[`lists.policies.${key}`] ?? record?.[key])
}
const englishLabelOf = ({ name }: FieldSpec) => english(`fields.${name}`)

export function writeLegacy(insurance: LegacyInsurance): string {
  const lines = LINES.flatMap(field => {
    const value = insurance[field.name]?.trim()
    return value ? [`${englishLabelOf(field)}: ${shownOf(field, value)}`] : []
  })
  const notes = insurance.notes?.trim()
  return [...lines, ...(notes ? [notes] : [])].join('\n')
}

export function readLegacy(text: string): LegacyInsurance {
  const read: LegacyInsurance = {}
  const lines = text.split('\n')
  let next = 0
  for (const field of LINES) {
    const opening = `${englishLabelOf(field)}: `
    if (!lines[next]?.startsWith(opening)) continue
    const value = readShown(field, lines[next]?.slice(opening.length).trim() ?? '')
    if (value === undefined) break
    read[field.name] = value
    next++
  }
  const notes = lines.slice(next).join('\n').trim()
  return notes ? { ...read, notes } : read
}

function shownOf(field: FieldSpec, value: string): string {
  if (field.kind !== 'choice') return value
  if (field.name === 'relationship') return english(`relationships.${value}`)
  return value === 'other' ? english('otherPlan') : value
}

/** Returns undefined if the field cannot hold the text, because then the line is not from this form. */
function readShown(field: FieldSpec, shown: string): string | undefined {
  if (field.kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(shown) ? shown : undefined
  if (field.kind !== 'choice') return shown
  return field.choices.find(({ value }) => shownOf(field, value) === shown)?.value
}
