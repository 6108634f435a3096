import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CameraView } from './camera-view'

class FakeTrack extends EventTarget {
  isLive = true
  isLit = false
  stop() {
    this.isLive = false
  }
  getCapabilities = () => ({ torch: true })
  async applyConstraints({ advanced }: { advanced: { torch: boolean }[] }) {
    this.isLit = advanced[0]?.torch === true
  }
}

let track: FakeTrack
let ask: () => Promise<unknown>
const getUserMedia = vi.fn(() => ask())
const streamOf = (only: FakeTrack) => ({ getTracks: () => [only], getVideoTracks: () => [only] })

beforeEach(() => {
  track = new FakeTrack()
  ask = async () => streamOf(track)
  vi.stubGlobal('isSecureContext', true)
  define(navigator, 'mediaDevices', { getUserMedia })
  define(navigator, 'permissions', { query: async () => ({ state: 'prompt' }) })
  define(document, 'visibilityState', 'visible')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
  define(HTMLVideoElement.prototype, 'srcObject', null)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  getUserMedia.mockClear()
})

function define(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

const open = (prepare = async () => undefined as unknown) =>
  render(<CameraView prepare={prepare} look={async () => undefined} />)
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
async function show(visibilityState: 'visible' | 'hidden') {
  define(document, 'visibilityState', visibilityState)
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

it('it films only after a press, with the rear camera', async () => {
  open()
  expect(getUserMedia).not.toHaveBeenCalled()
  await press('Scan with the camera')
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      audio: false,
      video: expect.objectContaining({ facingMode: 'environment' }),
    }),
  )
  expect(screen.getByText('Point the camera at the code.')).toBeDefined()
})

it('it starts by itself if the camera was allowed before', async () => {
  define(navigator, 'permissions', { query: async () => ({ state: 'granted' }) })
  open()
  await screen.findByText('Point the camera at the code.')
})

it('leaving the screen stops it', async () => {
  const { unmount } = open()
  await press('Scan with the camera')
  unmount()
  expect(track.isLive).toBe(false)
})

it('a camera that is allowed after the screen was left is never turned on', async () => {
  let allow = (_stream: unknown) => {}
  ask = () =>
    new Promise(resolve => {
      allow = resolve
    })
  const { unmount } = open()
  await press('Scan with the camera')
  unmount()
  await act(async () => allow(streamOf(track)))
  expect(track.isLive).toBe(false)
})

it('a hidden tab pauses the camera, and it continues when the tab is visible again', async () => {
  open()
  await press('Scan with the camera')
  await show('hidden')
  expect(track.isLive).toBe(false)
  track = new FakeTrack()
  await show('visible')
  expect(getUserMedia).toHaveBeenCalledTimes(2)
  expect(track.isLive).toBe(true)
})

it('after the stop button it stays off', async () => {
  open()
  await press('Scan with the camera')
  await press('Stop the camera')
  expect(track.isLive).toBe(false)
  await show('hidden')
  await show('visible')
  expect(getUserMedia).toHaveBeenCalledOnce()
})

it('its light goes on and off', async () => {
  open()
  await press('Scan with the camera')
  await press('Light on')
  expect(track.isLit).toBe(true)
  await press('Light off')
  expect(track.isLit).toBe(false)
})

it.each([
  ['NotAllowedError', 'Camera access is off'],
  ['NotFoundError', 'No camera found'],
  ['OverconstrainedError', 'No camera found'],
  ['NotReadableError', 'The camera is in use'],
  ['TypeError', 'The camera did not start'],
])('for %s it says: %s', async (name, words) => {
  ask = () => Promise.reject(Object.assign(new Error(), { name }))
  open()
  await press('Scan with the camera')
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try the camera again' })).toBeDefined()
})

it('it reports a camera that another app takes away', async () => {
  open()
  await press('Scan with the camera')
  await act(async () => void track.dispatchEvent(new Event('ended')))
  expect(screen.getByText('The camera is in use')).toBeDefined()
})

it('on an insecure page it says why there is no camera', async () => {
  vi.stubGlobal('isSecureContext', false)
  open()
  await press('Scan with the camera')
  expect(screen.getByText('The camera needs a secure connection')).toBeDefined()
})

it('it reports a browser without cameras', async () => {
  define(navigator, 'mediaDevices', undefined)
  open()
  await press('Scan with the camera')
  expect(screen.getByText('No camera found')).toBeDefined()
})

it('the camera stays off if no decoder is available', async () => {
  open(() => Promise.reject(new TypeError('not on this device')))
  await press('Scan with the camera')
  expect(screen.getByText('The scanner is not on this phone yet')).toBeDefined()
  expect(getUserMedia).not.toHaveBeenCalled()
})
