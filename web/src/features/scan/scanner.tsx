import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pictureSize } from 'sync-protocol/sync'
import { Notice } from '../../ui/notice'
import { CameraView } from './camera/camera-view'
import { ImageInput } from './image/image-input'
import type { CodeReader } from './reader/code-reader'
import { scanTexts } from './texts'

const { imageTroubles } = scanTexts

interface ScannerProps<Found> {
  /** A camera can report the same codes many times, but never none. */
  onFound: (found: Found[]) => void
  open: () => Promise<CodeReader<Found>>
  takeShared?: () => Promise<Blob | undefined>
}

type ImageProblem = ImageTrouble | 'noCode' | 'noReader'

/** Shows camera and image side by side, because one of them always works. */
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
        <Notice tone="warn" announce="alert" title={imageTroubles[problem].title}>
          {imageTroubles[problem].text}
        </Notice>
      )}
    </div>
  )
}

type ImageTrouble = 'notImage' | 'pdf' | 'unreadable' | 'tooLarge'

/** The largest photographs of phones have 200 million pixels in 50 MB, and most have 12 in 5. */
const MAX_BYTES = 60_000_000
const MAX_PIXELS = 120_000_000
/** The size comes after the camera's metadata and a preview at most. */
const HEAD_BYTES = 512 * 1024

/** The caller closes the picture. */
async function readImage(
  file: Blob,
): Promise<{ ok: true; picture: ImageBitmap } | { ok: false; trouble: ImageTrouble }> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (isPdf(head)) return { ok: false, trouble: 'pdf' }
  const size = pictureSize(head)
  const isTooLarge = size && size.width * size.height > MAX_PIXELS
  if (file.size > MAX_BYTES || isTooLarge) return { ok: false, trouble: 'tooLarge' }
  try {
    return { ok: true, picture: await createImageBitmap(file, { imageOrientation: 'from-image' }) }
  } catch {
    const isImage = size !== null || file.type.startsWith('image/')
    return { ok: false, trouble: isImage ? 'unreadable' : 'notImage' }
  }
}

const isPdf = (head: Uint8Array) => String.fromCharCode(...head.subarray(0, 5)) === '%PDF-'
