import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Calls, and packages that call by themselves. */
const CONNECTS =
  /\bfetch\(|\b(https?|net|tls)\.(request|get|connect)\(|from '(node:(https|tls|dgram)|nodemailer|undici|web-push|aws4fetch|stripe)'/

const isSource = (name: string) => name.endsWith('.ts') && !name.includes('.test.')

// A link, a manifest, a summary, a recipient: no address in them is ever asked for. Where the server
// connects to at all stands in its configuration, or is one of the push services that are listed.
it('nothing but the adapters of what is configured connects to anywhere', () => {
  const root = path.join(import.meta.dirname)
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .filter(name => CONNECTS.test(readFileSync(path.join(root, name), 'utf8')))
    .map(name => name.split(path.sep).slice(0, 2).join('/'))
  expect([...new Set(found)].sort()).toEqual([
    'adapters/files',
    'adapters/mail',
    'adapters/payments',
    'adapters/push',
    'adapters/text',
  ])
})
