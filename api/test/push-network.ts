import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PUSH_CERTIFICATE } from './push-certificate'
import { PUSH_ADDRESS, PUSH_NAME } from './push-service'

type Vapid = { publicKey: string; privateKey: string; subject: string }

/**
 * A built server with this environment reaches `push.example` at `port` of this machine and trusts its
 * certificate.
 */
export async function openPushNetwork({ port, vapid }: { port: number; vapid: Vapid }) {
  const folder = await mkdtemp(join(tmpdir(), 'lifetag-push-'))
  const certificate = join(folder, 'certificate.pem')
  await writeFile(certificate, PUSH_CERTIFICATE)
  const preload = pathToFileURL(join(import.meta.dirname, 'rerouted.mjs'))
  preload.search = String(
    new URLSearchParams({ name: PUSH_NAME, address: PUSH_ADDRESS, port: String(port) }),
  )
  return {
    env: {
      NODE_OPTIONS: `--import=${preload}`,
      NODE_EXTRA_CA_CERTS: certificate,
      PUSH_SERVICES: PUSH_NAME,
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: vapid.subject,
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
