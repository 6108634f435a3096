import { type ChangeEvent, useRef, useState } from 'react'
import { ok } from '../../http/result'
import { useForm } from '../../people/use-form'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import type { ReadBackup } from './backup-content'
import { openBackup, readBackupFile } from './open-backup'
import { backupTexts } from './texts'

const texts = backupTexts.open

interface Chosen {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

export function OpenBackupForm({ onOpened }: { onOpened: (backup: ReadBackup) => unknown }) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<string>()
  const { form, submit, isBusy, problem } = useForm<ReadBackup, never>({
    check: ({ password }) => (password ? {} : { password: texts.passphraseMissing }),
    async send({ password = '' }) {
      if (!chosen) return null
      const opened = await openBackup(chosen.bytes, password)
      setFault(opened.ok ? undefined : backupTexts.faults[opened.failure])
      return opened.ok ? ok(opened.value) : null
    },
    onDone: (_, backup) => onOpened(backup),
  })

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Without the reset, choosing the same file again would fire no event.
    currentTarget.value = ''
    if (!file) return
    setChosen(undefined)
    // A file in a cloud folder can be listed without being available.
    const read = await readBackupFile(file).catch(() => undefined)
    if (read?.ok) setChosen({ name: file.name, bytes: read.value })
    setFault(read ? (read.ok ? undefined : backupTexts.faults[read.failure]) : texts.unreadable)
  }

  const message = problem.notice ?? fault
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.file}
        onChange={event => void choose(event)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone={chosen ? 'quiet' : 'primary'}
          icon={<Icon name="document" size={20} />}
          onClick={() => input.current?.click()}
        >
          {chosen ? texts.chooseOther : texts.choose}
        </Button>
        {chosen && <p className="min-w-0 wrap-anywhere">{chosen.name}</p>}
      </div>
      {message && (
        <Notice tone="danger" announce="alert">
          {message}
        </Notice>
      )}
      {chosen && (
        <>
          <PasswordField
            label={texts.passphrase}
            name="password"
            autoComplete="current-password"
            error={problem.fields.password}
          />
          <Button type="submit" tone="primary" wide busy={isBusy}>
            {texts.button}
          </Button>
        </>
      )}
    </form>
  )
}
