import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CameraTrouble, troubleOf } from './camera-trouble'

type CameraState =
  | { kind: 'off' | 'starting' }
  /** The camera stays off until the hidden tab is visible again. */
  | { kind: 'paused' }
  | { kind: 'on'; hasTorch: boolean; isLit: boolean }
  | { kind: 'trouble'; trouble: CameraTrouble }

interface Camera {
  state: CameraState
  video: RefObject<HTMLVideoElement | null>
  start(): Promise<void>
  stop(): void
  light(isOn: boolean): Promise<void>
}

/**
 * `prepare` loads the decoder, and the camera stays off if that fails. `look` receives the next picture when
 * its promise is settled.
 */
export function useCamera(
  prepare: () => Promise<unknown>,
  look: (video: HTMLVideoElement) => Promise<void>,
): Camera {
  const [state, setState] = useState<CameraState>({ kind: 'off' })
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  // Number of the latest start, because a camera that is allowed after the screen was left must stay off.
  const turn = useRef(0)

  async function start() {
    turn.current += 1
    const mine = turn.current
    setState({ kind: 'starting' })
    const isReady = await prepare().then(
      () => true,
      () => false,
    )
    if (turn.current !== mine) return
    if (!isReady) return setState({ kind: 'trouble', trouble: 'noReader' })
    const opened = await openCamera()
    if (typeof opened === 'string') {
      if (turn.current === mine) setState({ kind: 'trouble', trouble: opened })
      return
    }
    if (turn.current !== mine || !video.current) return closeCamera(opened)
    stream.current = opened
    opened.getVideoTracks()[0]?.addEventListener('ended', () => {
      if (stream.current === opened) end({ kind: 'trouble', trouble: 'inUse' })
    })
    video.current.srcObject = opened
    // Rejects if the video element is removed before it plays.
    await video.current.play().catch(() => undefined)
    if (turn.current === mine) setState({ kind: 'on', hasTorch: hasTorch(opened), isLit: false })
  }

  function end(next: CameraState) {
    turn.current += 1
    closeCamera(stream.current)
    stream.current = undefined
    if (video.current) video.current.srcObject = null
    setState(next)
  }

  async function light(isOn: boolean) {
    if (!stream.current || state.kind !== 'on') return
    const isLit = await lightTorch(stream.current, isOn)
    setState(now => (now.kind === 'on' ? { ...now, isLit } : now))
  }

  const follow = useEffectEvent(() => {
    const isSeen = document.visibilityState === 'visible'
    if (!isSeen && (state.kind === 'on' || state.kind === 'starting')) end({ kind: 'paused' })
    if (isSeen && state.kind === 'paused') void start()
  })
  const leave = useEffectEvent(() => end({ kind: 'off' }))
  const begin = useEffectEvent(() => void start())
  useEffect(() => {
    let isLeft = false
    void isCameraAllowed().then(isAllowed => {
      if (isAllowed && !isLeft) begin()
    })
    const onChange = () => follow()
    const onLeave = () => leave()
    document.addEventListener('visibilitychange', onChange)
    window.addEventListener('pagehide', onLeave)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', onChange)
      window.removeEventListener('pagehide', onLeave)
      turn.current += 1
      closeCamera(stream.current)
      stream.current = undefined
    }
  }, [])

  const onPicture = useEffectEvent(look)
  useEffect(() => {
    if (state.kind !== 'on' || !video.current) return
    return eachPicture(video.current, seen => onPicture(seen))
  }, [state.kind])

  return { state, video, start, stop: () => end({ kind: 'off' }), light }
}

function eachPicture(
  video: HTMLVideoElement,
  look: (video: HTMLVideoElement) => Promise<void>,
): () => void {
  let isOver = false
  async function next() {
    if (isOver) return
    if (video.videoWidth > 0) await look(video).catch(console.error)
    if (!isOver) requestAnimationFrame(() => void next())
  }
  void next()
  return () => {
    isOver = true
  }
}

// TypeScript's library lacks this, although Chromium supports it on phones.
interface TorchTrack {
  getCapabilities?(): { torch?: boolean }
  applyConstraints(constraints: { advanced: { torch: boolean }[] }): Promise<void>
}

const trackOf = (stream: MediaStream): TorchTrack | undefined =>
  stream.getVideoTracks()[0] as TorchTrack | undefined // missing in the library

const hasTorch = (stream: MediaStream): boolean =>
  trackOf(stream)?.getCapabilities?.().torch === true

/** Returns whether the light is on, because some phones have one and do not turn it on. */
async function lightTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  try {
    await trackOf(stream)?.applyConstraints({ advanced: [{ torch: isOn }] })
    return isOn
  } catch {
    return !isOn
  }
}

/** Asks for the rear camera, but a laptop returns its only one. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

async function openCamera(): Promise<MediaStream | CameraTrouble> {
  if (!window.isSecureContext) return 'insecure'
  // Some in-app browsers lack it, although TypeScript's types have it on every page.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia) return 'absent'
  try {
    return await devices.getUserMedia(WANTED)
  } catch (error) {
    return troubleOf(error)
  }
}

function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** A camera that was allowed before starts without a press. */
async function isCameraAllowed(): Promise<boolean> {
  try {
    // TypeScript's list of names is Firefox's, which lacks the camera.
    const { state } = await navigator.permissions.query({ name: 'camera' as PermissionName })
    return state === 'granted'
  } catch {
    return false
  }
}
