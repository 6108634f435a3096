import type { CameraTrouble } from './camera-trouble'
import { troubleOf } from './camera-trouble'

/** Asks for the rear camera; a laptop returns its only one. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

export async function openCamera(): Promise<MediaStream | CameraTrouble> {
  if (!window.isSecureContext) return 'insecure'
  // TypeScript's types have it on every page, but some in-app browsers lack it.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia) return 'absent'
  try {
    return await devices.getUserMedia(WANTED)
  } catch (error) {
    return troubleOf(error)
  }
}

export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** A camera that was allowed before starts without a press. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    // TypeScript's list of names is Firefox's, which lacks the camera.
    const { state } = await navigator.permissions.query({ name: 'camera' as PermissionName })
    return state === 'granted'
  } catch {
    return false
  }
}
