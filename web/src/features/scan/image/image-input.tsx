import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icon'
import { scanTexts } from '../texts'

const texts = scanTexts.image

interface ImageInputProps {
  onFile: (file: File) => void
  isBusy: boolean
}

export function ImageInput({ onFile, isBusy }: ImageInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = firstFile(event.clipboardData)
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])

  function drop(event: DragEvent) {
    // By default the browser would leave the app and show the file.
    event.preventDefault()
    setOver(false)
    const file = firstFile(event.dataTransfer)
    if (file) onFile(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways; the button works from the keyboard
    <div
      data-drop=""
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-ui border border-dashed p-4',
        isOver ? 'border-ink bg-sunken' : 'border-control',
      )}
    >
      <Button
        icon={<Icon name="document" size={20} />}
        busy={isBusy}
        busyLabel={texts.looking}
        onClick={() => input.current?.click()}
      >
        {texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.label}
        onChange={event => {
          const [file] = event.target.files ?? []
          // Without the reset, choosing the same file again after a change would fire no event.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <p className="min-w-0 flex-1 basis-[12rem] text-soft">{texts.help}</p>
    </div>
  )
}

const firstFile = (data: DataTransfer | null): File | undefined => data?.files[0]
