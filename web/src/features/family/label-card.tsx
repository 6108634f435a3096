import type { SubmitEvent } from 'react'
import type { ProfileOfAnswer } from 'sync-protocol/rest'
import { asColor, COLOR_OPTIONS } from '../../stores/profile-colors'
import { showToast } from '../../stores/toast'
import { addRow, sendNow, showNotSaved } from '../../sync'
import { withDevice } from '../../sync/record/device'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { changeMember } from './family-calls'
import { useFamilyAction } from './use-family-action'

interface LabelCardProps {
  profile: ProfileOfAnswer
  onChanged: () => Promise<void>
}

export function LabelCard({ profile, onChanged }: LabelCardProps) {
  const { id, kind, role, firstName, lastName, relationship, color, members } = profile
  const { busyWith, run } = useFamilyAction()
  const me = members.find(({ isYou }) => isYou)
  // A person with a login chooses the name themselves.
  const mayRename = kind === 'managed' && role !== 'viewer'

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!me) return
    const form = new FormData(event.currentTarget)
    const textOf = (name: string) => String(form.get(name) ?? '').trim()
    if (mayRename) {
      const names = { firstName: textOf('firstName'), lastName: textOf('lastName') }
      const isNew = names.firstName !== (firstName ?? '') || names.lastName !== (lastName ?? '')
      // The name syncs like any other change of the record.
      if (isNew) {
        const renamed = await withDevice(id, device => addRow('account', names, device))
        if (!renamed.ok) return showNotSaved(renamed.failure)
        await sendNow()
      }
    }
    const wanted = asColor(textOf('color'))
    const body = {
      name: textOf('name'),
      relationship: textOf('relationship'),
      ...(wanted && { color: wanted }),
    }
    const saved = await run('label', 'Not saved', () => changeMember(id, me.id, body))
    if (!saved) return
    showToast({ title: 'Success', description: 'Saved', durationMs: 3000 })
    await onChanged()
  }

  return (
    <Card title="Name and color">
      <form noValidate aria-label="Name and color" onSubmit={save} className="grid gap-4">
        {mayRename && (
          <>
            <TextField
              label="First name"
              name="firstName"
              autoComplete="off"
              maxLength={60}
              defaultValue={firstName ?? ''}
            />
            <TextField
              label="Last name"
              name="lastName"
              autoComplete="off"
              maxLength={60}
              defaultValue={lastName ?? ''}
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
        />
        <TextField
          label="You are their…"
          name="relationship"
          help="Mother, son, neighbour…"
          autoComplete="off"
          maxLength={60}
          defaultValue={relationship ?? ''}
        />
        <Select
          label="Color"
          name="color"
          placeholder="Any"
          defaultValue={color ?? ''}
          options={COLOR_OPTIONS}
        />
        <div>
          <Button type="submit" busy={busyWith === 'label'} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}
