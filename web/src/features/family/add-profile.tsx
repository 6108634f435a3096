import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { FAMILY_LIMITS } from 'sync-protocol/family'
import { paths } from '../../addresses/paths'
import { fail, ok } from '../../http/result'
import { dropDraft, readDraft, useDraft, writeDraft } from '../../people/drafts'
import { noteFirstRun } from '../../people/first-run'
import type { Problem } from '../../people/form-problem'
import { NameFields } from '../../people/name-fields'
import { asColor, colorOptions } from '../../people/profile-colors'
import { showProfile, useProfiles } from '../../people/profiles'
import { useSession } from '../../people/session'
import { type FieldErrors, useForm } from '../../people/use-form'
import { showToast } from '../../stores/toast'
import { addRow } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { noteManaged } from './own-profile'
import { familyTexts } from './texts'

const texts = familyTexts.add

const FORM = 'add a record'

/** The record works on this phone immediately and is sent to the server later. */
export function AddProfile() {
  const session = useSession(state => state.session)
  const count = useProfiles(({ list }) => list.filter(({ role }) => role !== 'person').length)
  const navigate = useNavigate()
  const draft = useDraft(FORM)
  const { form, submit, isBusy, problem } = useForm<null, Problem>({
    check: ({ firstName }): FieldErrors => (firstName ? {} : { firstName: texts.nameMissing }),
    async send({ firstName = '', lastName, relationship, color: chosen = '' }) {
      if (session.status !== 'signedIn') return null
      const color = asColor(chosen)
      // A UUIDv7 would reveal when the record was begun.
      const id = crypto.randomUUID()
      const noted = await noteManaged(session.user, id, {
        firstName,
        ...(lastName && { lastName }),
        ...(relationship && { relationship }),
        ...(color && { color }),
      })
      if (!noted.ok) return fail({ fields: { firstName: noted.failure } })
      dropDraft(FORM)
      showProfile(id)
      noteFirstRun('you')
      const saved = await addRow('profile', { fullName: noted.value })
      if (saved.ok)
        showToast({
          title: texts.ready({ name: firstName }),
          description: texts.readyDetail,
        })
      return ok(null)
    },
    onDone: () => navigate(paths.dashboard),
    leaves: true,
  })
  // Loads the script that sends the new record, in case the connection is lost before.
  useEffect(() => void import('../../sync/runtime/other-profiles').catch(() => undefined), [])
  const isFull = count >= FAMILY_LIMITS.profiles
  if (session.status !== 'signedIn') return null

  const typedIn = (name: string) => ({
    name,
    value: draft?.[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => {
      writeDraft(FORM, { ...readDraft(FORM), [name]: target.value })
    },
  })

  return (
    <Card title={texts.title} lead={texts.lead}>
      {isFull ? (
        <p>{texts.full({ count: FAMILY_LIMITS.profiles })}</p>
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          <NameFields
            first={
              <TextField
                {...typedIn('firstName')}
                label={texts.firstName}
                autoComplete="off"
                maxLength={60}
                required
                error={problem.fields.firstName}
              />
            }
            last={
              <TextField
                {...typedIn('lastName')}
                label={texts.lastName}
                autoComplete="off"
                maxLength={60}
              />
            }
          />
          <TextField
            {...typedIn('relationship')}
            label={texts.relationship}
            help={texts.relationshipHelp}
            autoComplete="off"
            maxLength={60}
          />
          <Select
            {...typedIn('color')}
            label={texts.color}
            placeholder={texts.anyColor}
            options={colorOptions()}
          />
          <div>
            <Button type="submit" tone="primary" busy={isBusy}>
              {texts.button}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
