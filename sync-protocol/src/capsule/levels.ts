import type { AccessLevel } from '../medical/code-levels'

/** Levels whose links carry an offline copy. */
export const CAPSULE_LEVELS = ['emergency', 'public'] as const satisfies AccessLevel[]
