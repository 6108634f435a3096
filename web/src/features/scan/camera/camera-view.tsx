import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { CAMERA_TROUBLE } from './camera-trouble'
import { useCamera } from './use-camera'

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
          aria-label="What the camera sees"
          className="size-full object-cover"
        />
        <p className="absolute inset-x-4 bottom-4 rounded-inner bg-surface p-2 text-center">
          {isOn ? 'Hold the code into the picture.' : 'Starting the camera…'}
        </p>
      </div>
      {state.kind === 'trouble' && (
        <Notice tone="warn" announce="alert" title={CAMERA_TROUBLE[state.trouble].title}>
          {CAMERA_TROUBLE[state.trouble].text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {isShown ? (
          <>
            {isOn && state.hasTorch && (
              <Button aria-pressed={state.isLit} onClick={() => light(!state.isLit)}>
                {state.isLit ? 'Light off' : 'Light on'}
              </Button>
            )}
            <Button onClick={stop}>Stop the camera</Button>
          </>
        ) : (
          <Button tone="primary" icon={<Icon name="camera" size={20} />} onClick={start}>
            {state.kind === 'trouble' ? 'Try the camera again' : 'Scan with the camera'}
          </Button>
        )}
      </div>
    </div>
  )
}
