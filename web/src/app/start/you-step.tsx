import type { FormEvent } from 'react'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { FieldValue } from 'sync-protocol/sync'
import { FieldControl } from '../../features/medical/field-control'
import { keepProfile } from '../../features/medical/profile-actions'
import { PROFILE_FIELDS } from '../../features/medical/profile-fields'
import { useRecordForm } from '../../features/medical/use-record-form'
import { useIsOthers, useWordsToOwner } from '../../stores/profiles'
import { useSession } from '../../stores/session'
import { StepActions, StepFrame, useNextStep } from './step-frame'

const fields = PROFILE_FIELDS.filter(({ name }) => name === 'fullName' || name === 'dateOfBirth')

const NO_NAME = 'Enter your name, or skip this for now'

/** Name and date of birth. Everything else hangs on them. */
export function YouStep({ profile }: Pick<MedicalRecord, 'profile'>) {
  const next = useNextStep('you')
  const toOwner = useWordsToOwner()
  const given = { fullName: useGivenName() }
  const form = useRecordForm({
    draftName: 'start you',
    fields,
    stored: profile ?? given,
    save: changed => keep(profile ? changed : { ...given, ...changed }),
  })

  async function keep(changed: Record<string, FieldValue>) {
    const name = changed.fullName ?? profile?.fullName ?? ''
    if (String(name).trim() === '') {
      return { ok: false, fields: { fullName: toOwner(NO_NAME) } } as const
    }
    return keepProfile(profile, changed, fields)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await form.submit()) next()
  }

  return (
    <StepFrame
      step="you"
      title="What is your name, and when were you born?"
      lead="It is saved on this phone at each step."
    >
      <form ref={form.formRef} noValidate onSubmit={submit} className="grid gap-4">
        {fields.map(field => (
          <FieldControl key={field.name} field={field} form={form} />
        ))}
        <StepActions onSkip={next} />
      </form>
    </StepFrame>
  )
}

/** As it was typed at sign-up. */
function useGivenName(): string {
  const session = useSession(state => state.session)
  const isOthers = useIsOthers()
  if (isOthers || session.status !== 'signedIn') return ''
  return [session.user.firstName, session.user.lastName].filter(Boolean).join(' ')
}
