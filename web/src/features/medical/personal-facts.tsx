import { todayHere } from 'sync-protocol/medical'
import { fieldWords } from '../../record-words/record-words'
import type { RowOf } from '../../sync'
import { partialDateWords } from '../../ui/date-words'
import { StatusPill } from '../../ui/status-pill'
import { type FieldSpec, isDate, labelOf } from './field-spec'
import { Thumbnail } from './files/thumbnail'
import { textOf } from './form-values'
import { ageWords, profileFields } from './profile-fields'
import { medicalTexts } from './texts'

/** The name, the birth date and the photo are a heading, and a list has the rest. */
const listedFields = () =>
  profileFields().filter(
    ({ name }) => name !== 'fullName' && name !== 'dateOfBirth' && name !== 'photoUrl',
  )

export function PersonalFacts({ profile }: { profile: RowOf<'profile'> }) {
  const { fullName = '', dateOfBirth = '', photoUrl = '', conflicts } = profile
  const facts = listedFields().filter(({ name }) => textOf(profile[name]) !== '')
  const age = ageWords(dateOfBirth, todayHere(new Date()))
  const isEmpty = facts.length === 0 && !fullName && !dateOfBirth && !photoUrl
  if (isEmpty) return <p className="text-soft">{medicalTexts.personal.empty}</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-4">
        {photoUrl && <Thumbnail url={photoUrl} label={fieldWords('photoUrl')} />}
        <div className="min-w-0">
          {fullName && (
            <p className="text-lg font-bold wrap-anywhere">
              <bdi>{fullName}</bdi> <Conflict isThere={conflicts?.fullName !== undefined} />
            </p>
          )}
          {dateOfBirth && (
            <p>
              {[partialDateWords(dateOfBirth), age].filter(Boolean).join(' · ')}{' '}
              <Conflict isThere={conflicts?.dateOfBirth !== undefined} />
            </p>
          )}
        </div>
      </div>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        {facts.map(field => (
          <div key={field.name} className="min-w-0">
            <dt className="text-soft">{labelOf(field)}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">
              <bdi>{wordsOf(field, textOf(profile[field.name]))}</bdi>{' '}
              <Conflict isThere={conflicts?.[field.name] !== undefined} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Conflict({ isThere }: { isThere: boolean }) {
  return isThere && <StatusPill tone="warn">{medicalTexts.forms.conflictMark}</StatusPill>
}

function wordsOf(field: FieldSpec, text: string): string {
  if (isDate(field)) return partialDateWords(text)
  if (field.kind === 'number') return field.inWords?.(Number(text)) ?? text
  if (field.kind !== 'choice') return text
  return field.choices.find(({ value }) => value === text)?.label ?? text
}
