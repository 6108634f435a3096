import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { FieldError, type FieldText } from '../../../ui/field-frame'
import { Icon } from '../../../ui/icon'
import { medicalTexts } from '../texts'
import { openFile } from './open-file'
import { type TakenFile, takeFile } from './take-file'
import { Thumbnail } from './thumbnail'

interface FileFieldProps extends FieldText {
  kind: 'picture' | 'document'
  url: string
  fileName?: string
  onTake: (taken: TakenFile) => void
  onRemove: () => void
}

const { files: texts } = medicalTexts

const ACCEPTED = {
  picture: 'image/jpeg,image/png,image/webp',
  document: '.pdf,.jpg,.jpeg,.png,.doc,.docx',
} as const

export function FileField(props: FileFieldProps) {
  const { kind, label, help, error, url, onTake } = props
  const words = texts[kind]
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // Without the reset, choosing the same file again after a refusal would fire no event.
    target.value = ''
    if (!file) return
    setIsBusy(true)
    setProblem(undefined)
    const taken = await takeFile(file, kind)
    // If the person cancelled, the result must not open the form again.
    if (!isHere.current) return
    setIsBusy(false)
    if (taken.ok) onTake(taken.value)
    else setProblem(taken.failure)
  }

  const message = problem ?? error
  return (
    <fieldset
      aria-describedby={help ? `${id}-help` : undefined}
      className="grid min-w-0 content-start gap-2"
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      {url && <StoredFile {...props} />}
      <div className="flex flex-wrap gap-2">
        <Pick accept={ACCEPTED[kind]} label={label} onChange={take} icon="plus" isBusy={isBusy}>
          {url ? words.replace : words.choose}
        </Pick>
        {/* On other devices the camera button would open the same file picker. */}
        <span className="hidden pointer-coarse:contents">
          <Pick
            accept="image/*"
            capture
            label={texts.withCamera({ label })}
            onChange={take}
            icon="camera"
            isBusy={isBusy}
          >
            {words.shoot}
          </Pick>
        </span>
      </div>
      {message && (
        <FieldError id={`${id}-error`}>
          {kind === 'document' && problem ? texts.failedDocument({ reason: problem }) : message}
        </FieldError>
      )}
      {help && (
        <p id={`${id}-help`} className="text-soft">
          {help}
        </p>
      )}
    </fieldset>
  )
}

interface PickProps {
  accept: string
  capture?: boolean
  label: string
  icon: 'plus' | 'camera'
  isBusy: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  children: ReactNode
}

function Pick({ accept, capture = false, label, icon, isBusy, onChange, children }: PickProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        icon={<Icon name={icon} size={20} />}
        busy={isBusy}
        busyLabel={texts.preparing}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        {...(capture && { capture: 'environment' })}
        onChange={onChange}
      />
    </>
  )
}

function StoredFile({ kind, url, fileName = '', label, onRemove }: FileFieldProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {kind === 'picture' && <Thumbnail url={url} label={label} />}
      {kind === 'document' && (
        <p className="flex min-w-0 items-center gap-2">
          <Icon name="document" />
          <span className="min-w-0 wrap-anywhere">
            {fileName || medicalTexts.resuscitation.unnamedDocument}
          </span>
        </p>
      )}
      <div className="flex flex-wrap">
        <Button
          tone="bare"
          icon={<Icon name="external" size={20} />}
          onClick={() => openFile(url, fileName)}
        >
          {texts.view}
        </Button>
        <Button
          tone="bare"
          icon={<Icon name="trash" size={20} />}
          aria-label={texts[kind].remove}
          onClick={onRemove}
        >
          {texts.removeShort}
        </Button>
      </div>
    </div>
  )
}
