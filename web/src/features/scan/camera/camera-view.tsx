import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { scanTexts } from '../texts'
import { useCamera } from './use-camera'

const { camera: texts, cameraTroubles } = scanTexts

interface CameraViewProps {
  prepare: () => Promise<unknown>
  look: (video: HTMLVideoElement) => Promise<void>
}

export function CameraView({ prepare, look }: CameraViewProps) {
  const { state, video, start, stop, light } = useCamera(prepare, look)
  const isOn = state.kind === 'on'
  const isShown = isOn || state.kind === 'starting' || state.kind === 'paused'
  return (
    <div className="grid gap-4">
      <div
        className="relative aspect-square max-h-[60dvh] w-full overflow-hidden rounded-ui border border-line bg-sunken"
        hidden={!isShown}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label={texts.view}
          className="size-full object-cover"
        />
        <p className="absolute inset-x-4 bottom-4 rounded-inner bg-surface p-2 text-center">
          {isOn ? texts.point : texts.starting}
        </p>
      </div>
      {state.kind === 'trouble' && (
        <Notice tone="warn" announce="alert" title={cameraTroubles[state.trouble].title}>
          {cameraTroubles[state.trouble].text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {isShown ? (
          <>
            {isOn && state.hasTorch && (
              <Button aria-pressed={state.isLit} onClick={() => light(!state.isLit)}>
                {state.isLit ? texts.lightOff : texts.lightOn}
              </Button>
            )}
            <Button onClick={stop}>{texts.stop}</Button>
          </>
        ) : (
          <Button tone="primary" icon={<Icon name="camera" size={20} />} onClick={start}>
            {state.kind === 'trouble' ? texts.startAgain : texts.start}
          </Button>
        )}
      </div>
    </div>
  )
}
