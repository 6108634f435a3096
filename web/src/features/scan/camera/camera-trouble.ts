export type CameraTrouble = 'insecure' | 'absent' | 'refused' | 'inUse' | 'noReader' | 'failed'

/** Choosing an image works in every case. */
export const CAMERA_TROUBLE: Record<CameraTrouble, { title: string; text: string }> = {
  insecure: {
    title: 'The camera needs a secure connection',
    text: 'Open this page with https:// in front of its address. Choosing an image works here, too.',
  },
  absent: {
    title: 'No camera was found',
    text: 'Choose a photo or a screenshot of the code instead.',
  },
  refused: {
    title: 'The camera is not allowed',
    text: 'Allow it for this page in the browser’s settings, then try again. Or choose an image.',
  },
  inUse: {
    title: 'The camera is in use',
    text: 'Another app or tab has it. Close that one, then try again. Or choose an image.',
  },
  noReader: {
    title: 'The scanner is not on this device yet',
    text: 'It comes with the app when this device is online. Scan with the phone’s own camera app until then.',
  },
  failed: {
    title: 'The camera did not start',
    text: 'Try again, or choose an image.',
  },
}

const BY_NAME: Record<string, CameraTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

export const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof Error && BY_NAME[error.name]) || 'failed'
