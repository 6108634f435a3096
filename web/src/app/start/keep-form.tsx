import { useNavigate } from 'react-router-dom'
import { FAMILY_LIMITS } from 'sync-protocol/family'
import { splitName } from 'sync-protocol/medical'
import { paths } from '../../addresses/paths'
import { dropNoted, noteManaged, type Person } from '../../features/family/own-profile'
import { fail, ok } from '../../http/result'
import { sentences } from '../../i18n/sentences'
import type { Problem } from '../../people/form-problem'
import { NameFields } from '../../people/name-fields'
import { showProfile, useProfiles } from '../../people/profiles'
import { type SessionUser, useSession } from '../../people/session'
import { type FieldErrors, useForm } from '../../people/use-form'
import { showToast } from '../../stores/toast'
import { announceProfile } from '../../sync/runtime/announce-profile'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import { mergeTexts } from './texts-merge'
import { forgetUnclaimedRecord, isKeptAsProfile } from './unclaimed-record'
import type { UnclaimedRecord } from './use-unclaimed-record'

const texts = mergeTexts.keep

function sayStorageFault(error: unknown): string {
  console.error(error)
  return texts.noStorage
}

export function KeepForm({ record: { id, rows } }: { record: UnclaimedRecord }) {
  const session = useSession(state => state.session)
  const count = useProfiles(({ list }) => list.filter(({ role }) => role !== 'person').length)
  const navigate = useNavigate()
  const { form, submit, isBusy, problem } = useForm<null, Problem>({
    check: ({ firstName }): FieldErrors => (firstName ? {} : { firstName: texts.nameMissing }),
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
      showToast({ title: texts.kept, description: texts.keptDetail({ name: firstName }) })
      navigate(paths.dashboard)
    },
  })
  if (session.status !== 'signedIn') return null
  if (count >= FAMILY_LIMITS.profiles) {
    return <p>{texts.full({ count })}</p>
  }
  const profile = rows.find(({ collection }) => collection === 'profile')
  const { fullName, primaryLanguage } = profile?.values ?? {}
  const { firstName, lastName } = splitName(String(fullName ?? ''), String(primaryLanguage ?? ''))

  return (
    <form ref={form} noValidate aria-label={texts.form} onSubmit={submit} className="grid gap-4">
      {problem.notice && (
        <Notice tone="danger" title={texts.failed} announce="alert">
          {sentences(problem.notice, texts.unchanged)}
        </Notice>
      )}
      <NameFields
        first={
          <TextField
            label={texts.firstName}
            name="firstName"
            autoComplete="off"
            maxLength={60}
            defaultValue={firstName.slice(0, 60)}
            required
            error={problem.fields.firstName}
          />
        }
        last={
          <TextField
            label={texts.lastName}
            name="lastName"
            autoComplete="off"
            maxLength={60}
            defaultValue={lastName.slice(0, 60)}
          />
        }
      />
      <TextField
        label={texts.relationship}
        name="relationship"
        help={texts.relationshipHelp}
        autoComplete="off"
        maxLength={60}
      />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={texts.keeping}>
          {texts.button}
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
