import { useNavigate } from 'react-router-dom'
import { FAMILY_LIMITS } from 'sync-protocol/family'
import { paths } from '../../addresses/paths'
import { dropNoted, noteManaged, type Person } from '../../features/family/own-profile'
import { fail, ok } from '../../http/result'
import type { Problem } from '../../session/form-problem'
import { type FieldErrors, useForm } from '../../session/use-form'
import { recordOf, showProfile, useProfiles } from '../../stores/profiles'
import { type SessionUser, useSession } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { announceProfile } from '../../sync/runtime/announce-profile'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import { forgetUnclaimedRecord, isKeptAsProfile } from './unclaimed-record'
import type { UnclaimedRecord } from './use-unclaimed-record'

function sayStorageFault(error: unknown): string {
  console.error(error)
  return 'This device’s storage did not answer. Try again.'
}

export function KeepForm({ record: { id, rows } }: { record: UnclaimedRecord }) {
  const session = useSession(state => state.session)
  const count = useProfiles(({ list }) => list.filter(({ role }) => role !== 'person').length)
  const navigate = useNavigate()
  const { form, submit, isBusy, problem } = useForm<null, Problem>({
    check: ({ firstName }): FieldErrors => (firstName ? {} : { firstName: 'Enter a name' }),
    async send({ firstName = '', lastName, relationship }) {
      if (session.status !== 'signedIn') return null
      const person = {
        firstName,
        ...(lastName && { lastName }),
        ...(relationship && { relationship }),
      }
      const refused = await keepAsProfile(id, person, session.user).catch(sayStorageFault)
      return refused ? fail({ fields: {}, notice: refused }) : ok(null)
    },
    onDone({ firstName = '' }) {
      const description = `You look after ${recordOf(firstName)} now.`
      showToast({ title: 'Kept', description })
      navigate(paths.dashboard)
    },
  })
  if (session.status !== 'signedIn') return null
  if (count >= FAMILY_LIMITS.profiles) {
    return <p>You look after {count} records, which is as many as there can be.</p>
  }
  const profile = rows.find(({ collection }) => collection === 'profile')
  const [first = '', ...last] = String(profile?.values.fullName ?? '').split(/\s+/)

  return (
    <form
      ref={form}
      noValidate
      aria-label="Keep it as a record"
      onSubmit={submit}
      className="grid gap-4"
    >
      {problem.notice && (
        <Notice tone="danger" title="Not kept as a record" announce="alert">
          {problem.notice} It is still on this phone as it was.
        </Notice>
      )}
      <TextField
        label="First name"
        name="firstName"
        autoComplete="off"
        maxLength={60}
        defaultValue={first.slice(0, 60)}
        required
        error={problem.fields.firstName}
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

/**
 * The id and the codes stay valid. Returns the reason in words if this fails.
 *
 * The note of the local record goes last. If the tab dies before that, the record is found in the list
 * (`unclaimed-record.ts`).
 */
async function keepAsProfile(
  id: string,
  person: Person,
  user: SessionUser,
): Promise<string | undefined> {
  const noted = await noteManaged(user, id, person)
  if (!noted.ok) return noted.failure
  const failure = await announceProfile(user.id, id)
  // The server refused for good, for example because this id has its own account. Offline it is sent later.
  if (failure?.kind === 'refused' && !(await isKeptAsProfile(id, user.id))) {
    await dropNoted(user, id)
    return failure.message
  }
  await forgetUnclaimedRecord(id)
  showProfile(id)
  return undefined
}
