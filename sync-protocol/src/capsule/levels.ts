import type { AccessLevel } from '../medical/code-levels'

export const CAPSULE_LEVELS = ['emergency', 'public'] as const satisfies AccessLevel[]
