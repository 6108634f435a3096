import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FAMILY_LIMITS } from 'sync-protocol/family'
import { paths } from '../../addresses/paths'
import { recordOf, useProfiles } from '../../stores/profiles'
import { useSession } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import { keepAsProfile } from './keep-as-profile'
import type { UnclaimedRecord } from './use-unclaimed-record'

function sayStorageFault(error: unknown): string {
  console.error(error)
  return 'This device’s storage did not answer. Try again.'
}

export function KeepForm({ record: { id, rows } }: { record: UnclaimedRecord }) {
  const session = useSession(state => state.session)
  const count = useProfiles(({ list }) => list.filter(({ role }) => role !== 'person').length)
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (session.status !== 'signedIn') return null
  const { user } = session
  if (count >= FAMILY_LIMITS.profiles) {
    return <p>You look after {count} records, which is as many as there can be.</p>
  }
  const profile = rows.find(({ collection }) => collection === 'profile')
  const [first = '', ...last] = String(profile?.values.fullName ?? '').split(/\s+/)

  async function keep(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const textOf = (name: string) => String(form.get(name) ?? '').trim()
    const [firstName, lastName, relationship] = ['firstName', 'lastName', 'relationship'].map(
      textOf,
    )
    if (!firstName) return setError('Enter a name')
    setBusy(true)
    const person = {
      firstName,
      ...(lastName && { lastName }),
      ...(relationship && { relationship }),
    }
    const refused = await keepAsProfile(id, person, user).catch(sayStorageFault)
    setBusy(false)
    if (refused) return setRefusal(refused)
    const description = `You look after ${recordOf(firstName)} now.`
    showToast({ title: 'Kept', description })
    navigate(paths.dashboard)
  }

  return (
    <form noValidate aria-label="Keep it as a record" onSubmit={keep} className="grid gap-4">
      {refusal && (
        <Notice tone="danger" title="Not kept as a record" announce="alert">
          {refusal} It is still on this phone as it was.
        </Notice>
      )}
      <TextField
        label="First name"
        name="firstName"
        autoComplete="off"
        maxLength={60}
        defaultValue={first.slice(0, 60)}
        required
        error={error}
        onChange={() => setError(undefined)}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="off"
        maxLength={60}
        defaultValue={last.join(' ').slice(0, 60)}
      />
      <TextField
        label="You are their…"
        name="relationship"
        help="Mother, son, neighbour…"
        autoComplete="off"
        maxLength={60}
      />
      <div>
        <Button type="submit" busy={isBusy} busyLabel="Keeping it…">
          Keep it as their record
        </Button>
      </div>
    </form>
  )
}
