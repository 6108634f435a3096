import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths, viewPath } from '../../../addresses/paths'
import type { Result } from '../../../http/result'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { Card } from '../../../ui/card'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { TextArea } from '../../../ui/text-area'
import { clinicImportTexts } from '../texts-import'
import { type Incoming, isShlink, readIncoming, readIncomingFile } from './incoming'

const texts = clinicImportTexts.bring

interface BringFormProps {
  languages: readonly string[]
  onRead: (incoming: Incoming) => void
}

/** Neither stores nor sends anything. */
export function BringForm({ languages, onRead }: BringFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()

  function take(read: Result<Incoming, string>) {
    setFault(read.ok ? undefined : read.failure)
    if (read.ok) onRead(read.value)
  }

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Without the reset, choosing the same file again would fire no event.
    currentTarget.value = ''
    if (file) take(await readIncomingFile(file, languages))
  }

  function paste(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (isShlink(text)) return navigate(viewPath(text))
    take(readIncoming(text, texts.pasted, languages))
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {fault && (
        <Notice tone="danger" announce="alert" title={texts.failed}>
          {fault}
        </Notice>
      )}
      <div className="grid gap-6 min-[40rem]:grid-cols-2">
        <Card title={texts.file} lead={texts.fileLead}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={texts.fileLabel}
            onChange={event => void choose(event)}
          />
          <Button
            tone="primary"
            icon={<Icon name="document" size={20} />}
            onClick={() => input.current?.click()}
          >
            {texts.chooseFile}
          </Button>
        </Card>
        <Card title={texts.link} lead={texts.linkLead}>
          <ButtonLink to={paths.scan} icon={<Icon name="camera" size={20} />}>
            {texts.scan}
          </ButtonLink>
        </Card>
      </div>
      <Card title={texts.text} lead={texts.textLead}>
        <form noValidate onSubmit={paste} className="grid justify-items-start gap-4">
          <div className="w-full">
            <TextArea
              label={texts.paste}
              name="text"
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <Button type="submit">{texts.read}</Button>
        </form>
      </Card>
    </div>
  )
}
