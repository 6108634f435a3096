import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { MUTANTS } from './mutants'
import { syncProof } from './project'

const root = join(import.meta.dirname, '../../..')
const mutant = MUTANTS.find(({ name }) => name === process.env.PROOF_MUTANT)
if (!mutant) throw new Error('PROOF_MUTANT names no mutant')
const { file, right, wrong } = mutant
const path = realpathSync(join(root, file))
if (readFileSync(path, 'utf8').split(right).length !== 2) {
  throw new Error(`${file} does not hold once: ${right}`)
}

export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) => (id.startsWith(path) ? code.replace(right, () => wrong) : null),
    },
  ],
  test: { ...syncProof, maxWorkers: 2, bail: 1 },
})
