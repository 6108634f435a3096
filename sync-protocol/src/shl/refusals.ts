export const SHL_REFUSALS = {
  not_a_link: 'This is not a SMART Health Link.',
  damaged_link: 'This link is not complete. Scan or copy it again.',
  newer_link: 'This link was made for newer software. Update the app, then try again.',
  bad_address: 'This link leads to an address that is not secure. Nothing was sent there.',
  bad_key: 'The key in this link is not complete. Scan or copy the link again.',
  bad_expiry: 'This link does not say rightly until when it works. Ask for a new one.',
  bad_flags: 'This link asks for what cannot be. Ask for a new one.',
  bad_label: 'The description in this link is too long. Ask for a new one.',
  bad_manifest: 'The server of this link answered with something else than a list of files.',
  bad_file: 'The file behind this link is damaged, or it is none.',
  foreign_encryption: 'The file behind this link is encrypted in a way that links do not use.',
  wrong_key: 'The key in this link does not open its file.',
  too_large: 'The file behind this link is too large.',
  unsupported: 'This browser is too old to open the file behind this link.',
} as const

export type ShlRefusal = keyof typeof SHL_REFUSALS

export interface Refused {
  ok: false
  code: ShlRefusal
}

export const refuse = (code: ShlRefusal): Refused => ({ ok: false, code })
