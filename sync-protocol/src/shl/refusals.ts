export type ShlRefusal =
  | 'not_a_link'
  | 'damaged_link'
  | 'newer_link'
  | 'bad_address'
  | 'bad_key'
  | 'bad_expiry'
  | 'bad_flags'
  | 'bad_label'
  | 'bad_manifest'
  | 'bad_file'
  | 'foreign_encryption'
  | 'wrong_key'
  | 'too_large'
  | 'unsupported'

export interface Refused {
  ok: false
  code: ShlRefusal
}

export const refuse = (code: ShlRefusal): Refused => ({ ok: false, code })
