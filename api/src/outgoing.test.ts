import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const CONNECTS =
  /\bfetch\(|\b(https?|net|tls)\.(request|get|connect)\(|from '(node:(https|tls|dgram)|nodemailer|undici|web-push|aws4fetch|stripe)'/

const isSource = (name: string) => name.endsWith('.ts') && !name.includes('.test.')

// The server never requests an address in a link, a manifest, a summary or a recipient. It only connects to
// configured hosts and to the listed push services. Two commands of the operator connect to the operator's own server.
it('only the adapters and the operator’s commands connect to other hosts', () => {
  const root = path.join(import.meta.dirname)
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .filter(name => CONNECTS.test(readFileSync(path.join(root, name), 'utf8')))
    .map(name => name.split(path.sep).slice(0, 2).join('/'))
  expect([...new Set(found)].sort()).toEqual([
    'adapters/mail',
    'adapters/payments',
    'adapters/push',
    'adapters/s3',
    'adapters/text',
    'checks/check-origin.ts',
    'lifetag/demo.ts',
  ])
})
