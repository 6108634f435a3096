import type { ProfileOfAnswer } from 'sync-protocol/rest'
import type { HttpFailure } from '../../http/failure'
import { NameFields } from '../../people/name-fields'
import { asColor, colorOptions } from '../../people/profile-colors'
import { useForm } from '../../people/use-form'
import { withFreshSignIn } from '../../people/with-fresh-sign-in'
import { showToast } from '../../stores/toast'
import { addRow, type SaveFailure, sendNow, showNotSaved } from '../../sync'
import { withDevice } from '../../sync/record/device'
import { refreshOwnProfiles } from '../../sync/runtime/refresh-profiles'
import { Button } from '../../ui/button'
import { FoldedCard } from '../../ui/folded'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { changeMember } from './family-calls'
import { familyTexts } from './texts'
import { familyOnlineTexts } from './texts-online'

const { add } = familyTexts
const texts = familyOnlineTexts.label

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
      showToast({ title: texts.savedTitle, description: texts.saved, durationMs: 3000 })
      await onChanged()
    },
  })

  return (
    <FoldedCard title={texts.title}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {problem.notice && (
          <Notice tone="danger" announce="alert">
            {problem.notice}
          </Notice>
        )}
        {mayRename && (
          <div className="grid max-w-form gap-4 sm:grid-cols-2">
            <NameFields
              first={
                <TextField
                  label={add.firstName}
                  name="firstName"
                  autoComplete="off"
                  maxLength={60}
                  defaultValue={firstName ?? ''}
                  error={problem.fields.firstName}
                />
              }
              last={
                <TextField
                  label={add.lastName}
                  name="lastName"
                  autoComplete="off"
                  maxLength={60}
                  defaultValue={lastName ?? ''}
                  error={problem.fields.lastName}
                />
              }
            />
          </div>
        )}
        <Select
          label={add.color}
          name="color"
          placeholder={add.anyColor}
          defaultValue={color ?? ''}
          options={colorOptions()}
        />
        <fieldset className="mt-2 grid gap-4">
          <legend className="mb-2 text-soft">{familyOnlineTexts.members.you}</legend>
          <TextField
            label={texts.yourName}
            name="name"
            help={texts.yourNameHelp}
            autoComplete="off"
            maxLength={60}
            defaultValue={me?.name ?? ''}
            error={problem.fields.name}
          />
          <TextField
            label={add.relationship}
            name="relationship"
            help={add.relationshipHelp}
            autoComplete="off"
            maxLength={60}
            defaultValue={relationship ?? ''}
            error={problem.fields.relationship}
          />
        </fieldset>
        <div>
          <Button type="submit" busy={isBusy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </FoldedCard>
  )
}
