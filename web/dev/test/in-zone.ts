import { afterEach, beforeEach } from 'vitest'

/** What follows in this file, or in this `describe`, happens where it is that time. */
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
