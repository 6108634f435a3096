/**
 * `npm run installed` installs the packages, unless nothing has changed since the last installation.
 * It is plain JavaScript on Node alone, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
// Errors are printed in full, progress and warnings are not. One package lacks a file of its manifest, and
// pnpm has no setting that suppresses the warning.
const PNPM = ['--yes', '--prefer-offline', 'pnpm@10.34.9', '--loglevel=error']
const ASKED_FOR = [
  'package.json',
  'api/package.json',
  'sync-protocol/package.json',
  'web/package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
]

if (!isInstalled()) {
  console.log('Installing packages. The first time takes about a minute.')
  const { status } = spawnSync('npx', [...PNPM, 'install'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // On Windows npx is a batch file.
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** pnpm writes its state at the end of each installation. */
function isInstalled() {
  const installedAtMs = changedAtMs('node_modules/.pnpm-workspace-state-v1.json')
  return ASKED_FOR.every(file => changedAtMs(file) < installedAtMs)
}

/** @param {string} file */
function changedAtMs(file) {
  return statSync(join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
