import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notice } from '../../ui/notice'
import { CameraView } from './camera/camera-view'
import { ImageInput } from './image/image-input'
import { IMAGE_TROUBLE } from './image/image-words'
import { type ImageTrouble, readImage } from './image/read-image'
import type { CodeReader } from './reader/code-reader'

interface ScannerProps<Found> {
  /** Never empty; a camera can report the same codes many times. */
  onFound: (found: Found[]) => void
  open: () => Promise<CodeReader<Found>>
  /** A picture that was shared with the app when the screen opened. */
  takeShared?: () => Promise<Blob | undefined>
}

type ImageProblem = ImageTrouble | 'noCode' | 'noReader'

/** Camera and image side by side, because one of them always works. */
export function Scanner<Found>({ onFound, open, takeShared }: ScannerProps<Found>) {
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<ImageProblem>()
  const reader = useRef<Promise<CodeReader<Found>>>(undefined)

  function ready(): Promise<CodeReader<Found>> {
    // A decoder that could not be loaded is tried again the next time.
    reader.current ??= open().catch(error => {
      reader.current = undefined
      throw error
    })
    return reader.current
  }

  async function look(video: HTMLVideoElement) {
    const found = await (await ready()).glance(video)
    if (found.length === 0) return
    setProblem(undefined)
    onFound(found)
  }

  const readShared = useEffectEvent(async () => {
    const image = await takeShared?.()
    if (image) await readFile(image)
  })
  useEffect(() => {
    readShared().catch(console.error)
  }, [])

  async function readFile(file: Blob) {
    if (isReading) return
    setReading(true)
    setProblem(undefined)
    setProblem(await study(file))
    setReading(false)
  }

  async function study(file: Blob): Promise<ImageProblem | undefined> {
    const opened = await ready().catch(() => undefined)
    if (!opened) return 'noReader'
    const image = await readImage(file)
    if (!image.ok) return image.trouble
    try {
      const found = await opened.study(image.picture)
      if (found.length === 0) return 'noCode'
      onFound(found)
      return undefined
    } catch (error) {
      console.error(error)
      return 'unreadable'
    } finally {
      image.picture.close()
    }
  }

  return (
    <div className="grid gap-6">
      <CameraView prepare={ready} look={look} />
      <ImageInput onFile={readFile} isBusy={isReading} />
      {problem && (
        <Notice tone="warn" announce="alert" title={WORDS[problem].title}>
          {WORDS[problem].text}
        </Notice>
      )}
    </div>
  )
}

const WORDS: Record<ImageProblem, { title: string; text: string }> = {
  ...IMAGE_TROUBLE,
  noCode: {
    title: 'No code was found in this image',
    text: 'The whole code must be in it, sharp, and with its white border. Try from closer, without glare.',
  },
  noReader: {
    title: 'The scanner is not on this device yet',
    text: 'It comes with the app when this device is online. Scan with the phone’s own camera app until then.',
  },
}
