import type { IconName } from './icon-shapes'

/** Each tone has a shape as well as a color. */
export type Tone = 'ok' | 'info' | 'warn' | 'danger'

export const toneIcons: Record<Tone, IconName> = {
  ok: 'check-circle',
  info: 'info',
  warn: 'alert',
  danger: 'critical',
}

export const toneLooks: Record<Tone, string> = {
  ok: 'bg-ok-wash text-ok',
  info: 'bg-info-wash text-info',
  warn: 'bg-warn-wash text-warn',
  danger: 'bg-danger-wash text-danger',
}
