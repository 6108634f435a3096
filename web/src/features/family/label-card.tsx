import type { ProfileOfAnswer } from 'sync-protocol/rest'
import type { HttpFailure } from '../../http/failure'
import { useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { asColor, COLOR_OPTIONS } from '../../stores/profile-colors'
import { showToast } from '../../stores/toast'
import { addRow, type SaveFailure, sendNow, showNotSaved } from '../../sync'
import { withDevice } from '../../sync/record/device'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { changeMember } from './family-calls'

interface LabelCardProps {
  profile: ProfileOfAnswer
  onChanged: () => Promise<void>
}

export function LabelCard({ profile, onChanged }: LabelCardProps) {
  const { id, kind, role, firstName, lastName, relationship, color, members } = profile
  const me = members.find(({ isYou }) => isYou)
  // A person with a login chooses the name themselves.
  const mayRename = kind === 'managed' && role !== 'viewer'

  const { form, submit, isBusy, problem } = useForm<unknown, HttpFailure | SaveFailure>({
    async send({ color: chosen = '', name = '', relationship = '', ...typed }) {
      if (!me) return null
      const names = { firstName: typed.firstName ?? '', lastName: typed.lastName ?? '' }
      const isNew = names.firstName !== (firstName ?? '') || names.lastName !== (lastName ?? '')
      if (mayRename && isNew) {
        const renamed = await withDevice(id, device => addRow('account', names, device))
        if (!renamed.ok) {
          showNotSaved(renamed.failure)
          return renamed
        }
        await sendNow()
      }
      const wanted = asColor(chosen)
      const body = { name, relationship, ...(wanted && { color: wanted }) }
      return withFreshSignIn(() => changeMember(id, me.id, body))
    },
    async onDone() {
      await refreshOwnProfiles()
      showToast({ title: 'Success', description: 'Saved', durationMs: 3000 })
      await onChanged()
    },
  })

  return (
    <Card title="Name and color">
      <form
        ref={form}
        noValidate
        aria-label="Name and color"
        onSubmit={submit}
        className="grid gap-4"
      >
        {problem.notice && (
          <Notice tone="danger" announce="alert">
            {problem.notice}
          </Notice>
        )}
        {mayRename && (
          <>
            <TextField
              label="First name"
              name="firstName"
              autoComplete="off"
              maxLength={60}
              defaultValue={firstName ?? ''}
              error={problem.fields.firstName}
            />
            <TextField
              label="Last name"
              name="lastName"
              autoComplete="off"
              maxLength={60}
              defaultValue={lastName ?? ''}
              error={problem.fields.lastName}
            />
          </>
        )}
        <TextField
          label="Your name for the others"
          name="name"
          help="They read it beside what you changed."
          autoComplete="off"
          maxLength={60}
          defaultValue={me?.name ?? ''}
          error={problem.fields.name}
        />
        <TextField
          label="You are their…"
          name="relationship"
          help="Mother, son, neighbour…"
          autoComplete="off"
          maxLength={60}
          defaultValue={relationship ?? ''}
          error={problem.fields.relationship}
        />
        <Select
          label="Color"
          name="color"
          placeholder="Any"
          defaultValue={color ?? ''}
          options={COLOR_OPTIONS}
        />
        <div>
          <Button type="submit" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}
