import { createCipheriv, createDecipheriv, createHash, hkdfSync, pbkdf2Sync } from 'node:crypto'
import * as fc from 'fast-check'
import { printOf } from 'sync-protocol/qr'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { beforeAll, expect, it, vi } from 'vitest'
import { EMPTY_RECORD } from '../../../dev/test/a-code'
import { carryFiles } from '../../sync/files/carry-files'
import { addRow } from '../../sync/record/commit'
import { mergeRows } from '../../sync/record/merge-rows'
import { storedView, type TestDevice, testDevice, valuesIn } from '../../sync/testing/test-device'
import { type ReadBackup, readContent } from './backup-content'
import { backupName, makeBackup } from './make-backup'
import { openBackup, readBackupFile } from './open-backup'
import { findFault, seal, unseal } from './sealed-file'

const PASSPHRASE = 'sept lanternes près de la baie'

/** The languages have different scripts, including a right-to-left one. */
const TEXTS = [
  'Peanuts, roasted',
  'Jordnødder og hasselnødder',
  'Contraste yodado · niños',
  'Noix de cajou séchées à l’étuve',
  'Haselnüsse, größere Mengen',
  'Ácido acetilsalicílico – não tomar',
  'Noci e crostacei “freschi”',
  'Orzechy włoskie, żółć',
  'Пенициллин (в/м)',
  'ペニシリン系抗生物質',
  '青霉素及头孢菌素',
  'البنسلين والأموكسيسيلين',
  'पेनिसिलिन और सल्फा दवाएँ 🥜',
]

/** Reads the documented format with another library, like a person who has only the file. */
function readIndependently(file: Uint8Array, passphrase: string) {
  const bytes = Buffer.from(file)
  const salt = bytes.subarray(9, 25)
  const root = pbkdf2Sync(Buffer.from(passphrase.normalize('NFC')), salt, 600_000, 32, 'sha256')
  const derive = (info: string, size: number) =>
    Buffer.from(hkdfSync('sha256', root, '', info, size))
  const n = bytes.readUInt32BE(53)
  const decipher = createDecipheriv(
    'aes-256-gcm',
    derive('lifetag backup key', 32),
    bytes.subarray(25, 37),
  )
  decipher.setAAD(bytes.subarray(0, 57))
  decipher.setAuthTag(bytes.subarray(57 + n - 16, 57 + n))
  const content = Buffer.concat([
    decipher.update(bytes.subarray(57, 57 + n - 16)),
    decipher.final(),
  ])
  return {
    magic: bytes.toString('latin1', 0, 9),
    isChecked: derive('lifetag backup check', 16).equals(bytes.subarray(37, 53)),
    isSummed: createHash('sha256')
      .update(bytes.subarray(0, 57 + n))
      .digest()
      .equals(bytes.subarray(57 + n)),
    content,
  }
}

async function manyWords(): Promise<TestDevice> {
  const device = testDevice(crypto.randomUUID())
  await addRow(
    'profile',
    { fullName: 'Amélie Thuỳ-Linh Østergård-Nguyễn', bloodType: 'AB-' },
    device,
  )
  for (let nth = 0; nth < 200; nth++) {
    const text = `${TEXTS[nth % TEXTS.length]} ${nth}`
    if (nth % 2)
      await addRow('allergies', { allergen: text, severity: 'Severe', reaction: text }, device)
    else await addRow('medications', { name: text, dosage: '5 mg', frequency: text }, device)
  }
  return device
}

let device: TestDevice
let file: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  device = await manyWords()
  file = (await makeBackup(device, PASSPHRASE)).bytes
}, 60_000)

async function opened(bytes = file): Promise<ReadBackup> {
  const backup = await openBackup(bytes, PASSPHRASE)
  if (!backup.ok) throw new Error(backup.failure)
  return backup.value
}

it('another library reads the file by its description alone', () => {
  const { magic, isChecked, isSummed, content } = readIndependently(file, PASSPHRASE)
  expect([magic, isChecked, isSummed]).toEqual(['LIFETAG\0\x01', true, true])
  const text = JSON.parse(content.toString('utf8', 4, 4 + content.readUInt32BE(0)))
  expect(text).toMatchObject({ protocol: PROTOCOL_VERSION, owner: device.db.userId, files: [] })
  expect(text.rows).toHaveLength(201)
  expect(text.rows[0]).toMatchObject({ collection: 'profile', values: { bloodType: 'AB-' } })
})

it('a known passphrase, salt and nonce give known bytes', async () => {
  const sealed = await seal(new TextEncoder().encode('content'), 'correct horse', size =>
    Uint8Array.from({ length: size }, (_, at) => at),
  )
  expect(Buffer.from(sealed).toString('hex')).toMatchInlineSnapshot(
    `"4c4946455441470001000102030405060708090a0b0c0d0e0f000102030405060708090a0bee9cd91eb7f1a8775a0d54587ef108b600000017b44ef3812526751a386fa11f37a07fd1f38ee32cdf69e5bdf065728785cff74689b1646d86ba6eb50c89df2c86741a5bf07fe06e6432fc"`,
  )
  const { content, isChecked } = readIndependently(sealed, 'correct horse')
  expect([content.toString(), isChecked]).toEqual(['content', true])
})

it('two hundred entries are restored under their ids, and a second restore adds nothing', async () => {
  const backup = await opened()
  const other = testDevice(crypto.randomUUID())
  const files = { owner: backup.owner, read: async (id: string) => backup.files.get(id) }
  const carried = await carryFiles(backup.rows, files, other)
  const rows = carried.ok ? carried.value.rows : []
  expect(await mergeRows(rows, new Map(), other)).toMatchObject({ value: { added: 201 } })
  for (const collection of ['profile', 'allergies', 'medications'] as const) {
    expect(await valuesIn(other, collection)).toEqual(await valuesIn(device, collection))
  }
  const ids = async (each: TestDevice) =>
    (await storedView(each))
      .flatMap(({ collection, id }) => (collection === 'profile' ? [] : [id]))
      .sort()
  expect(await ids(other)).toEqual(await ids(device))
  expect(await mergeRows(rows, new Map(), other)).toMatchObject({ value: { added: 0, same: 201 } })
})

it('a passphrase with an accent works with any Unicode normalization', async () => {
  expect((await openBackup(file, PASSPHRASE.normalize('NFD'))).ok).toBe(true)
})

it.each([
  [
    'another passphrase',
    (bytes: Uint8Array) => bytes,
    'sept lanternes pres de la baie',
    'wrong_passphrase',
  ],
  ['a file cut at its end', (bytes: Uint8Array) => bytes.subarray(0, -1), PASSPHRASE, 'truncated'],
  ['a file cut in its head', (bytes: Uint8Array) => bytes.subarray(0, 20), PASSPHRASE, 'truncated'],
  [
    'a file with something behind it',
    (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from([0])]),
    PASSPHRASE,
    'damaged',
  ],
  ['a changed byte', (bytes: Uint8Array) => changed(bytes, 500), PASSPHRASE, 'damaged'],
  [
    'a changed byte with a sum that fits',
    (bytes: Uint8Array) => summed(changed(bytes, 500)),
    PASSPHRASE,
    'damaged',
  ],
  [
    'a changed nonce with a sum that fits',
    (bytes: Uint8Array) => summed(changed(bytes, 30)),
    PASSPHRASE,
    'damaged',
  ],
  ['a newer version', (bytes: Uint8Array) => changed(bytes, 8), PASSPHRASE, 'newer'],
  ['a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), PASSPHRASE, 'foreign'],
  ['nothing at all', () => new Uint8Array(), PASSPHRASE, 'foreign'],
])('%s is reported as such', async (_, bend, passphrase, failure) => {
  const bent = new Uint8Array(bend(file))
  expect(await openBackup(bent, passphrase)).toEqual({ ok: false, failure })
})

const changed = (bytes: Uint8Array, at: number) =>
  bytes.map((byte, index) => (index === at ? byte + 2 : byte))
const summed = (bytes: Uint8Array) => {
  const body = bytes.subarray(0, -32)
  return Buffer.concat([body, createHash('sha256').update(body).digest()])
}

it('a file that is far too large is not read', async () => {
  const huge = { size: 1e9 } as Blob
  expect(await readBackupFile(huge)).toEqual({ ok: false, failure: 'too_large' })
})

it('no bytes break the reader', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (random, isOurs) => {
      const bytes = new Uint8Array(isOurs ? [...file.subarray(0, 9), ...random] : random)
      expect(await findFault(bytes)).toBeDefined()
      expect(readContent(bytes).ok).toBe(false)
    }),
  )
})

it('every changed bit in the file is detected', async () => {
  const at = fc.integer({ min: 0, max: file.length - 1 })
  const bit = fc.integer({ min: 0, max: 7 })
  await fc.assert(
    fc.asyncProperty(at, bit, async (place, nth) => {
      const bytes = file.map((byte, index) => (index === place ? byte ^ (1 << nth) : byte))
      expect(await findFault(bytes)).toBeDefined()
    }),
  )
})

/** Content that no app of ours wrote, sealed correctly. */
async function openText(text: object) {
  const json = new TextEncoder().encode(JSON.stringify(text))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  const sealed = await seal(new Uint8Array([...length, ...json]), PASSPHRASE)
  const content = await unseal(sealed, PASSPHRASE)
  return content.ok ? readContent(content.value) : content
}

const text = {
  protocol: PROTOCOL_VERSION,
  madeAtMs: 0,
  owner: '0197a000-0000-7000-8000-000000000001',
  rows: [],
  files: [],
}

it('rows of a newer protocol need a newer app', async () => {
  expect(await openText({ ...text, protocol: PROTOCOL_VERSION + 1, more: {} })).toEqual({
    ok: false,
    failure: 'newer',
  })
})

const print = printOf(
  { id: crypto.randomUUID(), revision: 1, token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ' },
  EMPTY_RECORD,
  { form: 'card', nowMs: 1_000, look: { paper: 'a4', switched: ['Asthma'] } },
)

it('a print is restored with the choices it was made with', async () => {
  const rows = [{ id: text.owner, others: [], collection: 'prints', values: print }]
  expect(await openText({ ...text, rows })).toMatchObject({ value: { rows, unreadable: 0 } })
})

it('rows that match no schema are counted and not restored', async () => {
  const row = { id: text.owner, others: [] }
  const rows = [
    { ...row, collection: 'allergies', values: { allergen: 'Latex', severity: 'Mild' } },
    { ...row, collection: 'allergies', values: { severity: 'Mild' } },
    { ...row, collection: 'spells', values: {} },
    { ...row, collection: 'profile', values: { dnrStatus: 'DNR' } },
    { ...row, collection: 'toString', values: {} },
    { ...row, collection: 'prints', values: { ...print, look: { paper: 'a4' } } },
    { collection: 'allergies', values: {}, others: [] },
  ]
  expect(await openText({ ...text, rows })).toMatchObject({
    ok: true,
    value: { rows: [rows[0]], unreadable: 6 },
  })
})

it.each([
  ['a file that is not there', { ...text, files: [{ id: text.owner, size: 7 }] }],
  ['something else', { hello: 'world' }],
])('%s is damage', async (_, bad) => {
  expect(await openText(bad)).toEqual({ ok: false, failure: 'damaged' })
})

/** Node's crypto writes this file, so that the vector above does not depend on one library. */
it('a file from another library is readable', async () => {
  const salt = Buffer.alloc(16, 7)
  const root = pbkdf2Sync(PASSPHRASE, salt, 600_000, 32, 'sha256')
  const derive = (info: string, size: number) =>
    Buffer.from(hkdfSync('sha256', root, '', info, size))
  const nonce = Buffer.alloc(12, 9)
  const content = Buffer.from('written elsewhere')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 16)
  const header = Buffer.concat([
    Buffer.from('LIFETAG\0\x01'),
    salt,
    nonce,
    derive('lifetag backup check', 16),
    length,
  ])
  const cipher = createCipheriv('aes-256-gcm', derive('lifetag backup key', 32), nonce)
  cipher.setAAD(header)
  const body = Buffer.concat([header, cipher.update(content), cipher.final(), cipher.getAuthTag()])
  const read = await unseal(
    new Uint8Array(summed(Buffer.concat([body, Buffer.alloc(32)]))),
    PASSPHRASE,
  )
  expect(read.ok && Buffer.from(read.value).toString()).toBe('written elsewhere')
})

it.each([
  ['Pacific/Auckland', '2026-11-26'],
  ['America/Los_Angeles', '2026-11-25'],
])('the file name has the local date in %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  try {
    expect(backupName(Date.UTC(2026, 10, 25, 19))).toBe(`lifetag-backup-${day}.lifetag`)
  } finally {
    vi.unstubAllEnvs()
  }
})
