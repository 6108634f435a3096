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
import { type Incoming, isShlink, readIncoming, readIncomingFile } from './incoming'

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
    take(readIncoming(text, 'a pasted text', languages))
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {fault && (
        <Notice tone="danger" announce="alert" title="This was not taken in">
          {fault}
        </Notice>
      )}
      <Card
        title="A file"
        lead="A patient summary as JSON, from a clinic, a portal or another phone. It is read on this phone."
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Patient summary file"
          onChange={event => void choose(event)}
        />
        <Button
          tone="primary"
          icon={<Icon name="document" size={20} />}
          onClick={() => input.current?.click()}
        >
          Choose the file
        </Button>
      </Card>
      <Card title="A SMART Health Link" lead="A code from a clinic or a portal.">
        <ButtonLink to={paths.scan} icon={<Icon name="camera" size={20} />}>
          Scan the code
        </ButtonLink>
      </Card>
      <Card title="A text" lead="The summary itself, or a link that begins with shlink:/.">
        <form noValidate onSubmit={paste} className="grid justify-items-start gap-4">
          <div className="w-full">
            <TextArea label="Paste it here" name="text" autoComplete="off" spellCheck={false} />
          </div>
          <Button type="submit">Read it</Button>
        </form>
      </Card>
    </div>
  )
}
