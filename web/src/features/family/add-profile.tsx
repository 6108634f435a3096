import { type SubmitEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FAMILY_LIMITS } from 'sync-protocol/family'
import { paths } from '../../addresses/paths'
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
import { NOT_NOTED, noteManaged } from './own-profile'

const FORM = 'add a record'

/**
 * Adds a record for a person without a login. It works on this phone immediately and is sent to the
 * server later.
 */
export function AddProfile() {
  const session = useSession(state => state.session)
  const count = useProfiles(({ list }) => list.filter(({ role }) => role !== 'person').length)
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const draft = useDraft(FORM)
  // Loads the script that sends the new record, in case the connection is lost before.
  useEffect(() => void import('../../sync/runtime/other-profiles').catch(() => undefined), [])
  const isFull = count >= FAMILY_LIMITS.profiles
  if (session.status !== 'signedIn') return null
  const { user } = session

  const typedIn = (name: string) => ({
    name,
    value: draft?.[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => {
      setError(undefined)
      writeDraft(FORM, { ...readDraft(FORM), [name]: target.value })
    },
  })

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const textOf = (name: string) => String(form.get(name) ?? '').trim()
    const firstName = textOf('firstName')
    if (firstName === '') return setError('Enter a name')
    const lastName = textOf('lastName')
    const relationship = textOf('relationship')
    const color = asColor(textOf('color'))
    // A UUIDv7 would reveal when the record was begun.
    const id = crypto.randomUUID()
    const name = await noteManaged(user, id, {
      firstName,
      ...(lastName && { lastName }),
      ...(relationship && { relationship }),
      ...(color && { color }),
    })
    if (name === undefined) return setError(NOT_NOTED)
    dropDraft(FORM)
    showProfile(id)
    // The record's card needs a name.
    const saved = await addRow('profile', { fullName: name })
    if (saved.ok)
      showToast({
        title: `${recordOf(firstName)} is ready`,
        description: 'It works on this phone now.',
      })
    navigate(paths.dashboard)
  }

  return (
    <Card
      title="Add a record"
      lead="For a child, a parent, or anyone without an account. It can become theirs later."
    >
      {isFull ? (
        <p>You look after {FAMILY_LIMITS.profiles} records, which is as many as there can be.</p>
      ) : (
        <form noValidate aria-label="Add a record" onSubmit={add} className="grid gap-4">
          <TextField
            {...typedIn('firstName')}
            label="First name"
            autoComplete="off"
            maxLength={60}
            required
            error={error}
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
            <Button type="submit" tone="primary">
              Add record
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
