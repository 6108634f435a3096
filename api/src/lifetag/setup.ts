import { randomBytes } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePushKeys } from '../adapters/push/web-push'
import { parseDataKeys } from '../core/data-keys'
import { type Command, UsageError } from './command'

const FILE = 'lifetag.env'

export const setupCommands: readonly Command[] = [
  {
    name: 'setup',
    args: ['FOLDER'],
    help: 'makes the keys and passwords of compose.yaml, once (DATA_KEYS are kept if they are set)',
    run: async ({ args: [folder = ''] }) => {
      const isMade = await access(join(folder, FILE)).then(
        () => true,
        () => false,
      )
      if (!isMade) await makeSecrets(folder)
      return {
        text: isMade
          ? `${folder} has its keys already. They stay as they are.`
          : `Keys and passwords are in ${folder}. Keep a copy of ${FILE} elsewhere: no backup can be read without it.`,
        json: { isMade: !isMade },
      }
    },
  },
  {
    name: 'tls',
    options: { local: { help: 'how phones at home trust a server without a domain' } },
    help: 'with --local: how to get https on a home network, without a domain',
    run: async given => {
      if (!given.has('local')) {
        throw new UsageError(
          'With a domain, compose.yaml gets the certificate by itself. Without one: lifetag tls --local',
        )
      }
      return { text: LOCAL, json: { text: LOCAL } }
    },
  },
]

/** A new machine that gets an old backup needs the keys of the old one. */
function takeDataKeys(): string {
  const given = process.env.DATA_KEYS?.trim()
  if (!given) return `v1:${randomBytes(32).toString('base64')}`
  parseDataKeys(given)
  return given
}

/** The file that is looked for is made last, so that a run that is killed is done again. */
async function makeSecrets(folder: string): Promise<void> {
  const password = () => randomBytes(24).toString('hex')
  const owner = password()
  const { publicKey, privateKey } = makePushKeys()
  const lines = [
    `DATA_KEYS=${takeDataKeys()}`,
    `DATABASE_URL=postgres://lifetag_owner:${owner}@database/lifetag`,
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
  ]
  await mkdir(join(folder, 'postgres'), { recursive: true })
  // The container of Postgres has another user, and the volume is only for these containers.
  await writeFile(join(folder, 'postgres/lifetag_owner'), owner, { mode: 0o644 })
  await writeFile(join(folder, 'postgres/administrator'), password(), { mode: 0o644 })
  const part = join(folder, `${FILE}.part`)
  await writeFile(part, `${lines.join('\n')}\n`, { mode: 0o600 })
  await rename(part, join(folder, FILE))
}

const LOCAL = `https on a home network, without a domain

Phones need https for the camera, for passkeys and for working offline. Without a domain,
no public authority gives a certificate, so Caddy in compose.yaml becomes your own one.

1. Give the machine a name that every phone at home finds. Set it in your router:
   lifetag.home.arpa is meant for this. Write it into .env in the folder api/ops, with
   your e-mail address:
     DOMAIN=lifetag.home.arpa
     EMAIL=you@example.org
   The name is on every printed card, so choose it once. Cards open only at home,
   and from elsewhere only what is in the code itself.
2. Start it in that folder: docker compose up --detach --build
3. Copy the certificate of your authority out of Caddy:
     docker compose cp caddy:/data/caddy/pki/authorities/local/root.crt .
4. Install it on every phone and computer. Nothing else on them changes.
   iPhone:  send yourself root.crt and open it. Then Settings, General, VPN & Device
            Management, install it. Then Settings, General, About, Certificate Trust
            Settings, and switch it on.
   Android: Settings, search for "CA certificate", install root.crt.
   Windows: open root.crt, Install, Local Machine, Trusted Root Certification Authorities.
   macOS:   open root.crt, then trust it in Keychain Access.
   Firefox: Settings, Certificates, Authorities, Import.
5. Open https://lifetag.home.arpa. If the browser warns, step 4 is missing on that device.

Anyone who has the volume "certificates" can make certificates that these devices trust.
Keep the machine as safe as the records.`
