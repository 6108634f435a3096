/**
 * The device checks a file's type before it keeps the file, and the server checks again because it trusts no
 * client.
 */

/** `isInline`: safe to show in the browser from our own origin. Other files are downloads. */
export const FILE_TYPES = {
  'image/jpeg': { extension: 'jpg', isInline: true },
  'image/png': { extension: 'png', isInline: true },
  'image/webp': { extension: 'webp', isInline: true },
  'application/pdf': { extension: 'pdf', isInline: true },
  'application/msword': { extension: 'doc', isInline: false },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extension: 'docx',
    isInline: false,
  },
} as const

export type FileType = keyof typeof FILE_TYPES

export function fileTypeOf(bytes: Uint8Array): FileType | null {
  return SIGNS.find(([, isOne]) => isOne(bytes))?.[0] ?? null
}

export const isPicture = (bytes: Uint8Array): boolean =>
  fileTypeOf(bytes)?.startsWith('image/') ?? false

const latin = (text: string) => Array.from(text, letter => letter.charCodeAt(0))
const utf16 = (text: string) => latin(text).flatMap(code => [code, 0])

/** Compound File Binary, [MS-CFB] 2.2. Old spreadsheets and installers have the same header. */
const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const SIGNS: readonly [FileType, (bytes: Uint8Array) => boolean][] = [
  ['image/jpeg', bytes => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', bytes => startsWith(bytes, [0x89, ...latin('PNG\r\n\x1a\n')])],
  ['image/webp', bytes => startsWith(bytes, latin('RIFF')) && startsWith(bytes, latin('WEBP'), 8)],
  ['application/pdf', bytes => startsWith(bytes, latin('%PDF-'))],
  ['application/msword', bytes => startsWith(bytes, CFB) && contains(bytes, utf16('WordDocument'))],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    // The names of zip entries are never compressed. A document with macros is refused.
    bytes =>
      startsWith(bytes, latin('PK\x03\x04')) &&
      contains(bytes, latin('[Content_Types].xml')) &&
      contains(bytes, latin('word/')) &&
      !contains(bytes, latin('vbaProject.bin')),
  ],
]

const startsWith = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((byte, index) => bytes[at + index] === byte)

function contains(bytes: Uint8Array, sign: readonly number[]): boolean {
  const [first = 0] = sign
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, sign, at)) return true
  }
  return false
}
