/**
 * What a file is, told by its bytes alone: the same answer on the device, which asks before it
 * keeps a file, and on the server, which believes nobody. Whatever is not in the table is refused.
 */

/** `isInline`: safe to show in the browser from our own origin. The others are downloads. */
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

/** Null for a type that is not accepted. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  return SIGNS.find(([, isOne]) => isOne(bytes))?.[0] ?? null
}

/** Whether these bytes are a picture that is accepted. */
export const isPicture = (bytes: Uint8Array): boolean =>
  fileTypeOf(bytes)?.startsWith('image/') ?? false

const latin = (text: string) => Array.from(text, letter => letter.charCodeAt(0))
const utf16 = (text: string) => latin(text).flatMap(code => [code, 0])

/** Compound File Binary, [MS-CFB] 2.2: also the shape of spreadsheets and installers. */
const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const SIGNS: readonly [FileType, (bytes: Uint8Array) => boolean][] = [
  ['image/jpeg', bytes => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', bytes => startsWith(bytes, [0x89, ...latin('PNG\r\n\x1a\n')])],
  ['image/webp', bytes => startsWith(bytes, latin('RIFF')) && startsWith(bytes, latin('WEBP'), 8)],
  ['application/pdf', bytes => startsWith(bytes, latin('%PDF-'))],
  ['application/msword', bytes => startsWith(bytes, CFB) && contains(bytes, utf16('WordDocument'))],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    // Names of a zip's entries are never compressed. One that carries macros is no document.
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
