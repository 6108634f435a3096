import { Icon } from '../../ui/icon'
import { labelled } from '../../ui/labelled'
import { SvgDrawing } from '../../ui/svg-drawing'
import type { CodeDrawing } from './draw'
import { qrCodesTexts } from './texts'

interface CodePictureProps {
  drawing: CodeDrawing | 'to come' | undefined
  label: string
}

export function CodePicture({ drawing, label }: CodePictureProps) {
  if (drawing === 'to come') return <div className="aspect-square w-full" />
  if (drawing) {
    return (
      <div className="aspect-square w-full overflow-hidden rounded-inner">
        <SvgDrawing svg={drawing.svg} label={label} />
      </div>
    )
  }
  return (
    <div
      role="img"
      aria-label={labelled(label, qrCodesTexts.noPicture)}
      className="grid aspect-square w-full place-items-center rounded-inner bg-sunken text-soft"
    >
      <Icon name="qr" size={32} />
    </div>
  )
}
