import { useState } from 'react'
import { findPasswordFault, PASSWORD_MIN } from 'sync-protocol/rest'
import { ok } from '../../http/result'
import { type FieldErrors, useForm } from '../../session/use-form'
import { showToast } from '../../stores/toast'
import type { Device } from '../../sync'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import { saveFile } from '../../ui/save-file'
import { backupName, type MadeBackup, makeBackup } from './make-backup'
import { strengthOf, suggestPassphrase } from './passphrase'

interface BackupDialogProps {
  /** The record may differ from the shown one. */
  source: Pick<Device, 'db' | 'now'>
  onClose: () => void
}

export function BackupDialog({ source, onClose }: BackupDialogProps) {
  const [typed, setTyped] = useState('')
  const [suggested, setSuggested] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const { form, submit, isBusy, problem } = useForm<MadeBackup, never>({
    check: ({ password = '', passwordAgain = '' }) => checkPassphrase(password, passwordAgain),
    async send({ password = '' }) {
      setFailed(false)
      try {
        return ok(await makeBackup(source, password))
      } catch (error) {
        console.error(error)
        setFailed(true)
        return null
      }
    },
    onDone(_, made) {
      saveFile(backupName(source.now()), made.bytes, 'application/octet-stream')
      showToast({ title: 'Backup file saved', description: savedWords(made) })
      onClose()
    },
  })

  function suggest() {
    const fresh = suggestPassphrase()
    setSuggested(fresh)
    setTyped(fresh)
  }

  const strength = typed ? strengthOf(typed) : undefined
  return (
    <Dialog title="Save a backup file" onClose={onClose}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <Notice tone="warn" title="Without the passphrase nobody can open the file">
          Not you, and not us: it cannot be reset. Write it down, and keep it apart from the file.
        </Notice>
        <PasswordField
          label="Passphrase"
          name="password"
          autoComplete="new-password"
          help={`At least ${PASSWORD_MIN} characters. Six words that have nothing to do with each other work well.`}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          error={problem.fields.password}
        />
        {strength && (
          <Notice tone={strength.tone} announce="status">
            <strong>{strength.label}.</strong> {strength.sentence}
          </Notice>
        )}
        <div className="grid justify-items-start gap-2">
          <Button onClick={suggest}>Suggest one</Button>
          {suggested === typed && suggested !== undefined && (
            <p>
              Write this down: <strong className="tabular wrap-anywhere">{suggested}</strong>
            </p>
          )}
        </div>
        <PasswordField
          label="Passphrase once more"
          name="passwordAgain"
          autoComplete="new-password"
          error={problem.fields.passwordAgain}
        />
        {hasFailed && (
          <Notice tone="danger" announce="alert">
            The file could not be made. Close other apps and try again; your record is as it was.
          </Notice>
        )}
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Encrypting…">
          Save the file
        </Button>
      </form>
    </Dialog>
  )
}

function checkPassphrase(passphrase: string, again: string): FieldErrors {
  const fault = findPasswordFault(passphrase, '')
  if (fault) return { password: fault.replace('password', 'passphrase') }
  return passphrase.normalize('NFC') === again.normalize('NFC')
    ? {}
    : { passwordAgain: 'This is not the same passphrase' }
}

const savedWords = ({ filesLeftOut }: MadeBackup): string =>
  filesLeftOut === 0
    ? 'It is in your downloads. Keep a copy of it off this phone.'
    : `${filesLeftOut === 1 ? '1 photo or document is' : `${filesLeftOut} photos and documents are`} not on this phone and not in the file. Open them here once, then save again.`
