import { type FormEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fullNameOf, type MedicalRecord } from 'sync-protocol/medical'
import type { FieldValue } from 'sync-protocol/sync'
import { KeepRecord } from '../../features/install/keep-record'
import { FieldControl } from '../../features/medical/field-control'
import { keepProfile } from '../../features/medical/profile-actions'
import { profileFields } from '../../features/medical/profile-fields'
import { useRecordForm } from '../../features/medical/use-record-form'
import { useReadyModel } from '../../features/qr-codes/use-ready-model'
import { asFirstRunStep, readFirstRun } from '../../people/first-run'
import { useIsOthers } from '../../people/profiles'
import { beginCardBeforeCodes } from '../../people/recovery-codes'
import { useSession } from '../../people/session'
import { useRecord } from '../../sync'
import { LanguageControl } from '../language-control'
import { ScreenSkeleton } from '../screen-skeleton'
import { CodeStep } from './code-step'
import { ListStep } from './list-step'
import { StepFoot, StepFrame, stepForm, useNextStep } from './step-frame'
import { startTexts } from './texts'

export function FirstRun() {
  const [params] = useSearchParams()
  const record = useRecord()
  useReadyModel()
  useEffect(beginCardBeforeCodes, [])
  // This is read once, so that other tabs cannot change the question in use.
  const [begun] = useState(readFirstRun)
  const step = asFirstRunStep(params.get('step')) ?? begun ?? 'you'
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <KeepRecord />
      {step === 'you' && <YouStep profile={record.profile} />}
      {step === 'code' && <CodeStep record={record} />}
      {step !== 'you' && step !== 'code' && <ListStep key={step} list={step} record={record} />}
    </>
  )
}

const askedFields = () =>
  profileFields().filter(({ name }) => name === 'fullName' || name === 'dateOfBirth')
const texts = startTexts.you

function YouStep({ profile }: Pick<MedicalRecord, 'profile'>) {
  const next = useNextStep('you')
  const fields = askedFields()
  const isOthers = useIsOthers()
  const given = { fullName: useGivenName() }
  const form = useRecordForm({
    draftName: 'start you',
    fields,
    stored: profile ?? given,
    save: changed => keep(profile ? changed : { ...given, ...changed }),
  })
  const isEmpty = !profile && given.fullName === '' && !form.isDirty

  async function keep(changed: Record<string, FieldValue>) {
    const name = changed.fullName ?? profile?.fullName ?? ''
    if (String(name).trim() === '') {
      const fullName = isOthers ? texts.noNameOther : texts.noNameOwn
      return { ok: false, fields: { fullName } } as const
    }
    return keepProfile(profile, changed, fields)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty || (await form.submit())) next()
  }

  return (
    <StepFrame
      step="you"
      title={isOthers ? texts.other : texts.own}
      lead={startTexts.frame.saved}
      foot={<StepFoot step="you" isEmpty={isEmpty} />}
    >
      <form {...stepForm} ref={form.formRef} onSubmit={submit} className="grid gap-4">
        {fields.map(field => (
          <FieldControl key={field.name} field={field} form={form} />
        ))}
        <div className="justify-self-start">
          <LanguageControl />
        </div>
      </form>
    </StepFrame>
  )
}

function useGivenName(): string {
  const session = useSession(state => state.session)
  const isOthers = useIsOthers()
  if (isOthers || session.status !== 'signedIn') return ''
  return fullNameOf(session.user)
}
