import { afterEach, beforeEach } from 'vitest'

/** Sets the time zone for the rest of this file or `describe`. */
export function inZone(timeZone: string): void {
  const before = process.env.TZ
  beforeEach(() => {
    process.env.TZ = timeZone
  })
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })
}
