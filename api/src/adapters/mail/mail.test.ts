import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeTestFolder } from '../../../test/folder'
import { readEnv } from '../../core/env'
import type { EmailMessage, Mail } from './mail'
import { openMail } from './open-mail'

const MESSAGE: EmailMessage = {
  to: 'ada@example.org',
  subject: 'Your password was changed – LifeTag',
  text: 'Hello,\n\nyour password was changed.\n',
}
const outside = { now: () => new Date('2026-11-21T10:00:00Z'), newId: () => 'an-id' }

type Received = { from: string; to: string[]; raw: string }

async function startMailServer(refusesSender = false) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_, __, done) => done(refusesSender ? new Error('no') : undefined),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const stop = () => new Promise<void>(resolve => server.close(() => resolve()))
  onTestFinished(stop)
  return { received, stop, url: `smtp://127.0.0.1:${port}` }
}

function open(environment: Record<string, string>): Mail {
  const mail = openMail(readEnv(environment), outside)
  onTestFinished(() => mail.close())
  return mail
}

it('an e-mail goes to the mail server of SMTP_URL and comes from MAIL_FROM', async () => {
  const { received, url } = await startMailServer()
  await open({ SMTP_URL: url, MAIL_FROM: 'hello@lifetag.example' }).send({
    ...MESSAGE,
    id: 'an-id',
  })
  expect(received).toEqual([
    { from: 'hello@lifetag.example', to: ['ada@example.org'], raw: expect.any(String) },
  ])
  const raw = received[0]?.raw ?? ''
  expect(raw).toContain('From: LifeTag <hello@lifetag.example>')
  expect(raw).toContain('To: ada@example.org')
  expect(raw).toContain('Message-ID: <an-id@lifetag.example>')
  expect(raw).toContain('Auto-Submitted: auto-generated')
  expect(raw).toContain('your password was changed.')
})

it.each([
  ['a list', 'ada@example.org, eve@example.net'],
  ['a name with an address in it', '"x" <eve@example.net>@example.org'],
  ['a header', 'ada@example.org\r\nBcc: eve@example.net'],
])('%s instead of an address adds no recipient', async (_, to) => {
  const { received, url } = await startMailServer()
  await open({ SMTP_URL: url })
    .send({ ...MESSAGE, to })
    .catch(() => {})
  expect(received.flatMap(message => message.to)).not.toContain('eve@example.net')
  expect(received.map(({ raw }) => /^bcc:/im.test(raw))).not.toContain(true)
})

it('a line break in a subject adds no header', async () => {
  const { received, url } = await startMailServer()
  await open({ SMTP_URL: url }).send({ ...MESSAGE, subject: 'Hello\r\nBcc: eve@example.net' })
  expect(received[0]?.to).toEqual(['ada@example.org'])
  expect(received[0]?.raw).not.toMatch(/^bcc:/im)
})

it('send rejects if the server refuses the e-mail or cannot be reached', async () => {
  const refusing = await startMailServer(true)
  await expect(open({ SMTP_URL: refusing.url }).send(MESSAGE)).rejects.toThrow()
  const gone = await startMailServer()
  await gone.stop()
  await expect(open({ SMTP_URL: gone.url }).send(MESSAGE)).rejects.toThrow()
})

it('without SMTP_URL the e-mail is a file that only the server’s user can read', async () => {
  const folder = await makeTestFolder()
  await open({ DATA_DIR: folder }).send(MESSAGE)
  const names = await readdir(join(folder, 'mail'))
  expect(names).toEqual(['2026-11-21T10-00-00.000Z-an-id.eml'])
  const file = join(folder, 'mail', names[0] ?? '')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const content = await readFile(file, 'utf8')
  expect(content).toContain('From: LifeTag <no-reply@localhost>')
  expect(content).toContain('Date: Sat, 21 Nov 2026 10:00:00 +0000')
  expect(content).toContain('your password was changed.')
})

describe('e-mails that are kept as files', () => {
  const [ADA, BEN] = [
    '6f7c1a5e-0000-4000-8000-00000000000a',
    '6f7c1a5e-0000-4000-8000-00000000000b',
  ]

  /** Writes four e-mails and a file of another program. `subjects` reads what is left. */
  async function keep(folder: string) {
    let at = '2026-11-20T10:00:00Z'
    let id = 0
    const outside = { now: () => new Date(at), newId: () => `id-${id++}` }
    const mail = openMail(readEnv({ DATA_DIR: folder }), outside)
    await mail.send({ ...MESSAGE, subject: 'to Ada', about: [ADA] })
    await mail.send({ ...MESSAGE, subject: 'to Ben about Ada', about: [BEN, ADA] })
    at = '2026-11-21T10:00:00Z'
    await mail.send({ ...MESSAGE, subject: 'to Ben', about: [BEN] })
    await mail.send({ ...MESSAGE, subject: 'about no account' })
    await writeFile(join(folder, 'mail/notes.txt'), 'Subject: not ours\n')
    const subjects = async () => {
      const names = await readdir(join(folder, 'mail'))
      const texts = names.sort().map(name => readFile(join(folder, 'mail', name), 'utf8'))
      return (await Promise.all(texts)).map(text => /^Subject: (.*)$/m.exec(text)?.[1])
    }
    return { mail, subjects }
  }

  it('are deleted with the account that they are about', async () => {
    const { mail, subjects } = await keep(await makeTestFolder())
    await mail.deleteKept?.({ about: ADA })
    expect(await subjects()).toEqual(['to Ben', 'about no account', 'not ours'])
  })

  it('are deleted when they are old', async () => {
    const { mail, subjects } = await keep(await makeTestFolder())
    await mail.deleteKept?.({ before: new Date('2026-11-21T00:00:00Z') })
    expect(await subjects()).toEqual(['to Ben', 'about no account', 'not ours'])
  })

  it('can be deleted before there are any', async () => {
    const mail = open({ DATA_DIR: await makeTestFolder() })
    await mail.deleteKept?.({ about: ADA })
  })

  it('are not written with a mail server, which gets no ids of accounts', async () => {
    const { received, url } = await startMailServer()
    const mail = open({ SMTP_URL: url })
    await mail.send({ ...MESSAGE, about: [ADA] })
    expect(mail.deleteKept).toBeUndefined()
    expect(received[0]?.raw).not.toContain(ADA)
  })
})
