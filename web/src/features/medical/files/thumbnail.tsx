import { useEffect, useRef, useState } from 'react'
import { readFile } from '../../../sync'
import { Icon } from '../../../ui/icon'

const EDGE_PX = 96
/** Three pixels per CSS pixel look sharp on phones. */
const DOTS = EDGE_PX * 3

/** A canvas, because the site's policy allows no other way to show a preview. */
export function Thumbnail({ url, label }: { url: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)

  useEffect(() => {
    let isCurrent = true
    setIsDrawn(false)
    drawSmall(url, () => (isCurrent ? canvas.current : null))
      .then(isThere => isCurrent && setIsDrawn(isThere))
      .catch(() => {}) // The icon stays; View gives the reason.
    return () => {
      isCurrent = false
    }
  }, [url])

  return (
    <div className="relative size-24 shrink-0 overflow-hidden rounded-inner border border-line bg-sunken">
      {!isDrawn && (
        <span className="absolute inset-0 grid place-items-center text-soft">
          <Icon name="camera" size={32} />
        </span>
      )}
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={DOTS}
        height={DOTS}
        className="relative size-full"
      />
    </div>
  )
}

async function drawSmall(url: string, target: () => HTMLCanvasElement | null): Promise<boolean> {
  const read = await readFile(url)
  if (!read.ok) return false
  const picture = await createImageBitmap(new Blob([read.value.bytes]), {
    imageOrientation: 'from-image',
  })
  const canvas = target()
  const edge = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2]
  canvas?.getContext('2d')?.drawImage(picture, left, top, edge, edge, 0, 0, DOTS, DOTS)
  picture.close()
  return canvas !== null
}
