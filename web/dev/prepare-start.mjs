/** `npm start` runs this before the server. It is plain JavaScript, like install.mjs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import './install.mjs'

const ROOT = join(import.meta.dirname, '../..')

console.log('Building the app and the server.')
const codes = await Promise.all([build('build:web'), build('build:api')])
if (codes.some(code => code !== 0)) process.exit(1)
console.log('Starting the server.')

/** @param {string} script */
async function build(script) {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  const [code] = await once(child, 'close')
  return code
}
