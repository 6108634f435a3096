/**
 * `npm run papers [FOLDER]` writes drafts of the papers that a service has to have, from the code and from the
 * settings of the environment. A lawyer has to complete them.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readEnv } from '../../src/core/env'
import { writePapers } from './write-papers'

const ROOT = join(import.meta.dirname, '../../..')

async function readLastTests() {
  const file = join(ROOT, 'web/test-results/.last-run.json')
  try {
    const { status } = JSON.parse(await readFile(file, 'utf8'))
    return { at: (await stat(file)).mtime, passed: status === 'passed' }
  } catch {
    return undefined
  }
}

const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'papers')
const set = new Set(Object.keys(process.env).filter(name => process.env[name] !== ''))
const { publicOrigin: origin } = readEnv(process.env)
await mkdir(folder, { recursive: true })
const papers = writePapers({ set, origin, lastTests: await readLastTests() })
for (const [name, text] of Object.entries(papers)) await writeFile(join(folder, name), text)
console.log(`${Object.keys(papers).length} papers are in ${folder}`)
