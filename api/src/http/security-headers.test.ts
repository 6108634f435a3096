import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers'

const connectsTo = (path: string) => /connect-src ([^;]+)/.exec(contentSecurityPolicy(path))?.[1]

it('the viewer of health links may ask any server over https, and no other page may', () => {
  expect(['/view', '/view/'].map(connectsTo)).toEqual(["'self' https:", "'self' https:"])
  expect(contentSecurityPolicy('/view')).toContain("default-src 'self'")
  expect(['/', '/import', '/scan', '/viewer', '/view/x', '/e/X'].map(connectsTo)).toEqual(
    Array(6).fill(undefined),
  )
})
