import { useState } from 'react'
import { PASSKEY_NAME_MAX, type PasskeyAnswer } from 'sync-protocol/rest'
import { sentences } from '../../i18n/sentences'
import { hasPasskeys } from '../../people/passkeys'
import { peopleTexts } from '../../people/texts'
import { useAction } from '../../people/use-action'
import { type FieldErrors, useForm } from '../../people/use-form'
import { withFreshSignIn } from '../../people/with-fresh-sign-in'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { List } from '../../ui/list'
import { ListRow } from '../../ui/list-row'
import { NeedsConnection } from '../../ui/needs-connection'
import { TextField } from '../../ui/text-field'
import { AnswerFrame } from './answer-frame'
import { addPasskey, removePasskey, renamePasskey } from './credentials'
import { accountTexts } from './texts'
import { useCredentials } from './use-credentials'

const texts = accountTexts.passkeys

export function PasskeysCard() {
  const { answer, reload, connection } = useCredentials()
  const { busyWith, run } = useAction()
  const [renamed, setRenamed] = useState<PasskeyAnswer>()

  async function add() {
    const added = await run('add', texts.notAdded, addPasskey)
    if (!added) return
    showToast({ title: texts.added, description: texts.addedDetail })
    await reload()
  }

  async function remove({ id, name }: PasskeyAnswer) {
    const isSure = await confirm({
      title: texts.removeTitle({ name }),
      body: texts.removeBody,
      confirmLabel: texts.remove,
    })
    if (!isSure) return
    if (await run(id, texts.notRemoved, () => removePasskey(id))) {
      showToast({ title: texts.removed })
    }
    await reload()
  }

  return (
    <Card lead={texts.lead}>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <AnswerFrame answer={answer} onRetry={reload}>
          {({ passkeys }) => (
            <NeedsConnection connection={connection} because={texts.needsConnection}>
              {passkeys.length > 0 && (
                <div className="w-full">
                  <List label={peopleTexts.profilePages.passkeys}>
                    {passkeys.map(passkey => (
                      <ListRow
                        key={passkey.id}
                        title={passkey.name}
                        detail={detailOf(passkey)}
                        onEdit={() => setRenamed(passkey)}
                        onDelete={() => void remove(passkey)}
                      />
                    ))}
                  </List>
                </div>
              )}
              {hasPasskeys() ? (
                <Button
                  icon={<Icon name="key" size={20} />}
                  busy={busyWith === 'add'}
                  busyLabel={texts.adding}
                  onClick={() => void add()}
                >
                  {texts.add}
                </Button>
              ) : (
                <p className="text-soft">{texts.unsupported}</p>
              )}
            </NeedsConnection>
          )}
        </AnswerFrame>
      </div>
      {renamed && (
        <PasskeyNameDialog
          passkey={renamed}
          onClose={() => setRenamed(undefined)}
          onDone={() => {
            setRenamed(undefined)
            void reload()
          }}
        />
      )}
    </Card>
  )
}

const detailOf = ({ createdAt, lastUsedAt, isBackedUp }: PasskeyAnswer): string =>
  sentences(
    texts.addedOn({ day: dayWords(createdAt) }),
    lastUsedAt ? texts.usedOn({ day: dayWords(lastUsedAt) }) : texts.unused,
    isBackedUp ? texts.everywhere : texts.oneDevice,
  )

interface PasskeyNameDialogProps {
  passkey: PasskeyAnswer
  onClose: () => void
  onDone: () => void
}

function PasskeyNameDialog({ passkey, onClose, onDone }: PasskeyNameDialogProps) {
  const { form, submit, isBusy, problem } = useForm({
    check: ({ name }): FieldErrors => (name ? {} : { name: texts.nameMissing }),
    send: ({ name = '' }) => withFreshSignIn(() => renamePasskey(passkey.id, name)),
    onDone,
  })

  return (
    <Dialog title={texts.rename} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={texts.name}
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          defaultValue={passkey.name}
          help={texts.nameHelp}
          error={problem.fields.name ?? problem.notice}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={texts.saving}>
          {texts.saveName}
        </Button>
      </form>
    </Dialog>
  )
}
