import { useState } from 'react'
import { PASSKEY_NAME_MAX, type PasskeyAnswer } from 'sync-protocol/rest'
import { hasPasskeys } from '../../session/passkeys'
import { useAction } from '../../session/use-action'
import { type FieldErrors, useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
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
import type { CredentialsProps } from './credentials-props'

export function PasskeysCard({ answer, reload, connection }: CredentialsProps) {
  const { busyWith, run } = useAction()
  const [renamed, setRenamed] = useState<PasskeyAnswer>()

  async function add() {
    const added = await run('add', 'No passkey added', addPasskey)
    if (!added) return
    showToast({ title: 'Passkey added', description: 'It signs you in from now on.' })
    await reload()
  }

  async function remove({ id, name }: PasskeyAnswer) {
    const isSure = await confirm({
      title: `Remove the passkey ${name}?`,
      body: 'It no longer signs you in. You can delete it on your device as well.',
      confirmLabel: 'Remove passkey',
    })
    if (!isSure) return
    if (await run(id, 'Passkey not removed', () => removePasskey(id))) {
      showToast({ title: 'Passkey removed' })
    }
    await reload()
  }

  return (
    <Card
      title="Passkeys"
      lead="Sign in with your fingerprint, your face or your screen lock, without a password."
    >
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <AnswerFrame answer={answer} onRetry={reload}>
          {({ passkeys }) => (
            <NeedsConnection
              connection={connection}
              because="Changing your passkeys needs a connection."
            >
              {passkeys.length > 0 && (
                <div className="w-full">
                  <List label="Passkeys">
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
                  busyLabel="Waiting for your device…"
                  onClick={() => void add()}
                >
                  Add a passkey
                </Button>
              ) : (
                <p className="text-soft">This browser has no passkeys.</p>
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

function detailOf({ createdAt, lastUsedAt, isBackedUp }: PasskeyAnswer): string {
  const used = lastUsedAt ? `last used ${dayWords(lastUsedAt)}` : 'not used yet'
  const where = isBackedUp ? 'on all your devices' : 'on one device only'
  return `Added ${dayWords(createdAt)}, ${used}, ${where}`
}

interface PasskeyNameDialogProps {
  passkey: PasskeyAnswer
  onClose: () => void
  onDone: () => void
}

function PasskeyNameDialog({ passkey, onClose, onDone }: PasskeyNameDialogProps) {
  const { form, submit, isBusy, problem } = useForm({
    check: ({ name }): FieldErrors => (name ? {} : { name: 'Enter a name' }),
    send: ({ name = '' }) => withFreshSignIn(() => renamePasskey(passkey.id, name)),
    onDone,
  })

  return (
    <Dialog title="Name of the passkey" onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          defaultValue={passkey.name}
          help="So that you know it again: “Blue key”, “Phone”."
          error={problem.fields.name ?? problem.notice}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Saving…">
          Save name
        </Button>
      </form>
    </Dialog>
  )
}
