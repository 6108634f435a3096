import { spawn } from 'node:child_process'
import { readFile, readlink, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { withSql } from './citus'
import { freezeTree } from './process-tree'

/** `nodeUrl` is a superuser's. Linux only, because the command line is read from /proc. */
export async function findPostmaster(nodeUrl: string) {
  const lines = await withSql(nodeUrl, async sql => {
    const [row] = await sql<{ text: string; commit: string }[]>`
      select pg_read_file('postmaster.pid') as text, current_setting('synchronous_commit') as commit`
    // A kill could lose acknowledged data.
    if (row?.commit === 'off') throw new Error(`${nodeUrl} has synchronous_commit = off`)
    return row?.text.split('\n') ?? []
  })
  const pid = Number(lines[0])
  const started = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (!lines[1] || !started.includes('postgres')) {
    throw new Error(`The worker at ${nodeUrl} does not run on this machine: nothing was killed`)
  }
  const program = await readlink(`/proc/${pid}/exe`)
  const [, ...args] = started.split('\0').slice(0, -1)
  const settings = await readFile(`/proc/${pid}/environ`, 'utf8')
  const env = Object.fromEntries(settings.split('\0').map(pair => pair.split(/=(.*)/s).slice(0, 2)))
  const { uid, gid } = await stat(lines[1])
  return {
    kill: () => process.kill(pid, 'SIGKILL'),
    freeze: () => freezeTree(pid),
    /** The remains of the killed process take a while to end, so it retries. */
    async startAgain() {
      for (;;) {
        const child = spawn(program, args, {
          env,
          uid,
          gid,
          detached: true,
          stdio: 'ignore',
          cwd: lines[1],
        })
        child.unref()
        const ended = new Promise<boolean>(resolve => child.once('exit', () => resolve(true)))
        for (let isOver = false; !isOver; ) {
          if (await answers(nodeUrl)) return
          isOver = await Promise.race([ended, wait(100, false)])
        }
      }
    },
  }
}

const answers = (url: string) =>
  withSql(url, sql => sql`select 1`).then(
    () => true,
    () => false,
  )
