import type { Plugin } from 'vite'
import { checkBudgets } from './budgets.ts'
import { packFiles } from './packed-files.ts'
import { buildWorkerParts } from './worker-parts.ts'

/** These steps need all files of the app. The plugin follows the one that writes the worker. */
export const finish = (outDir: string): Plugin => ({
  name: 'finish',
  apply: 'build',
  closeBundle: {
    sequential: true,
    order: 'post',
    async handler() {
      await buildWorkerParts(outDir)
      await packFiles(outDir)
      // The release that a test builds may be a few bytes larger, because its files have other names.
      if (process.env.BUDGETS !== 'off') this.info(`\n${await checkBudgets(outDir)}`)
    },
  },
})
