import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { FAMILY_LIMITS } from 'sync-protocol/family'
import { paths } from '../../addresses/paths'
import { fail, ok } from '../../http/result'
import type { Problem } from '../../session/form-problem'
import { type FieldErrors, useForm } from '../../session/use-form'
import { dropDraft, readDraft, useDraft, writeDraft } from '../../stores/drafts'
import { asColor, COLOR_OPTIONS } from '../../stores/profile-colors'
import { recordOf, showProfile, useProfiles } from '../../stores/profiles'
import { useSession } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { addRow } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { noteManaged } from './own-profile'

const FORM = 'add a record'

/** The record works on this phone immediately and is sent to the server later. */
export function AddProfile() {
  const session = useSession(state => state.session)
  const count = useProfiles(({ list }) => list.filter(({ role }) => role !== 'person').length)
  const navigate = useNavigate()
  const draft = useDraft(FORM)
  const { form, submit, isBusy, problem } = useForm<null, Problem>({
    check: ({ firstName }): FieldErrors => (firstName ? {} : { firstName: 'Enter a name' }),
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
      const saved = await addRow('profile', { fullName: noted.value })
      if (saved.ok)
        showToast({
          title: `${recordOf(firstName)} is ready`,
          description: 'It works on this phone now.',
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
    <Card
      title="Add a record"
      lead="For a child, a parent, or anyone without an account. It can become theirs later."
    >
      {isFull ? (
        <p>You look after {FAMILY_LIMITS.profiles} records, which is as many as there can be.</p>
      ) : (
        <form
          ref={form}
          noValidate
          aria-label="Add a record"
          onSubmit={submit}
          className="grid gap-4"
        >
          <TextField
            {...typedIn('firstName')}
            label="First name"
            autoComplete="off"
            maxLength={60}
            required
            error={problem.fields.firstName}
          />
          <TextField {...typedIn('lastName')} label="Last name" autoComplete="off" maxLength={60} />
          <TextField
            {...typedIn('relationship')}
            label="You are their…"
            help="Mother, son, neighbour…"
            autoComplete="off"
            maxLength={60}
          />
          <Select {...typedIn('color')} label="Color" placeholder="Any" options={COLOR_OPTIONS} />
          <div>
            <Button type="submit" tone="primary" busy={isBusy}>
              Add record
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
