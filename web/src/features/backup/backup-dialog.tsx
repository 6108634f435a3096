import { useState } from 'react'
import { findPasswordFault, PASSWORD_MIN } from 'sync-protocol/rest'
import { ok } from '../../http/result'
import { sentenceGap } from '../../i18n/sentences'
import { type FieldErrors, useForm } from '../../people/use-form'
import { showToast } from '../../stores/toast'
import type { Device } from '../../sync'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Labelled } from '../../ui/labelled'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import { saveFile } from '../../ui/save-file'
import { backupName, type MadeBackup, makeBackup } from './make-backup'
import { strengthOf, suggestPassphrase } from './passphrase'
import { backupTexts } from './texts'

const texts = backupTexts.dialog

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
      showToast({ title: texts.saved, description: savedWords(made) })
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
    <Dialog title={backupTexts.save} onClose={onClose}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <Notice tone="warn" title={texts.warning}>
          {texts.warningText}
        </Notice>
        <PasswordField
          label={texts.passphrase}
          name="password"
          autoComplete="new-password"
          help={texts.help({ count: PASSWORD_MIN })}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          error={problem.fields.password}
        />
        {strength && (
          <Notice tone={strength.tone} announce="status">
            <Labelled label={<strong>{strength.label}</strong>}>{strength.sentence}</Labelled>
          </Notice>
        )}
        <div className="grid justify-items-start gap-2">
          <Button onClick={suggest}>{texts.suggest}</Button>
          {suggested === typed && suggested !== undefined && (
            <p>
              {texts.writeDown}
              {sentenceGap()}
              <strong className="tabular wrap-anywhere">{suggested}</strong>
            </p>
          )}
        </div>
        <PasswordField
          label={texts.repeat}
          name="passwordAgain"
          autoComplete="new-password"
          error={problem.fields.passwordAgain}
        />
        {hasFailed && (
          <Notice tone="danger" announce="alert">
            {texts.failed}
          </Notice>
        )}
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={texts.busy}>
          {texts.button}
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
    : { passwordAgain: texts.differs }
}

const savedWords = ({ filesLeftOut }: MadeBackup): string =>
  filesLeftOut === 0 ? texts.savedAll : texts.savedWithout({ count: filesLeftOut })
