import { afterEach, beforeEach } from 'vitest'

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
