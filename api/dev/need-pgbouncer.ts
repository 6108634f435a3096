import { spawnSync } from 'node:child_process'
import { POOLER_PATH } from '../test/pooler'

const isInstalled = () => {
  const env = { PATH: POOLER_PATH }
  return spawnSync('pgbouncer', ['--version'], { env, stdio: 'ignore' }).status === 0
}

export function needPgbouncer(): void {
  if (!isInstalled() && process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('No pgbouncer here. Asking apt ...')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update'], { env, stdio: 'inherit' })
    const install = ['install', '-y', '--no-install-recommends', 'pgbouncer']
    spawnSync('apt-get', install, { env, stdio: 'inherit' })
  }
  if (isInstalled()) return
  console.error('This proof needs pgbouncer (`apt-get install pgbouncer`), and there is none.')
  process.exit(1)
}
