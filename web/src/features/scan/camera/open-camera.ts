import type { CameraTrouble } from './camera-trouble'
import { troubleOf } from './camera-trouble'

/** The one that looks away from the person; a laptop gives the one it has. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

export async function openCamera(): Promise<MediaStream | CameraTrouble> {
  if (!window.isSecureContext) return 'insecure'
  // Types say that it is always there; some browsers inside other apps have none.
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

/** Whether it was allowed before: then it starts without being asked for. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    // TypeScript's list of names is Firefox's, which has no camera.
    const { state } = await navigator.permissions.query({ name: 'camera' as PermissionName })
    return state === 'granted'
  } catch {
    return false
  }
}
