import { spawnSync } from 'node:child_process'
import { StartError } from '../../core/start-error'

/**
 * Returns the words to put before a Postgres command. Postgres refuses to run as root, but another user could
 * not read a 0700 folder of root. In a user namespace Postgres sees itself as "nobody" while its files stay
 * root's. `setpriv --pdeathsig` comes last, so that Postgres ends when Node is killed.
 */
export function confinement(): string[] {
  if (process.platform !== 'linux') return []
  const pdeathsig = works('setpriv', '--pdeathsig', 'INT') ? ['setpriv', '--pdeathsig', 'INT'] : []
  if (process.getuid?.() !== 0) return pdeathsig

  const asNobody = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
  if (!works(...asNobody)) {
    throw new StartError(
      'The bundled Postgres cannot run as root here, because user namespaces are blocked. ' +
        'Start the server as another user, or set DATABASE_URL.',
    )
  }
  return [...asNobody, ...pdeathsig]
}

function works(...prefix: string[]): boolean {
  const [command = '', ...args] = [...prefix, 'true']
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
