export type CameraTrouble = 'insecure' | 'absent' | 'refused' | 'inUse' | 'noReader' | 'failed'

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
