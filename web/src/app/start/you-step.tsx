import type { FormEvent } from 'react'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { FieldValue } from 'sync-protocol/sync'
import { FieldControl } from '../../features/medical/field-control'
import { keepProfile } from '../../features/medical/profile-actions'
import { PROFILE_FIELDS } from '../../features/medical/profile-fields'
import { useRecordForm } from '../../features/medical/use-record-form'
import { useIsOthers } from '../../stores/profiles'
import { useSession } from '../../stores/session'
import { StepActions, StepFrame, useNextStep } from './step-frame'

const fields = PROFILE_FIELDS.filter(({ name }) => name === 'fullName' || name === 'dateOfBirth')

const WORDS = {
  own: {
    title: 'What is your name, and when were you born?',
    noName: 'Enter your name, or skip this for now',
  },
  others: {
    title: 'What is their name, and when were they born?',
    noName: 'Enter their name, or skip this for now',
  },
}

export function YouStep({ profile }: Pick<MedicalRecord, 'profile'>) {
  const next = useNextStep('you')
  const words = useIsOthers() ? WORDS.others : WORDS.own
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
      return { ok: false, fields: { fullName: words.noName } } as const
    }
    return keepProfile(profile, changed, fields)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await form.submit()) next()
  }

  return (
    <StepFrame step="you" title={words.title} lead="It is saved on this phone at each step.">
      <form ref={form.formRef} noValidate onSubmit={submit} className="grid gap-4">
        {fields.map(field => (
          <FieldControl key={field.name} field={field} form={form} />
        ))}
        <StepActions onSkip={next} />
      </form>
    </StepFrame>
  )
}

function useGivenName(): string {
  const session = useSession(state => state.session)
  const isOthers = useIsOthers()
  if (isOthers || session.status !== 'signedIn') return ''
  return [session.user.firstName, session.user.lastName].filter(Boolean).join(' ')
}
