import type { CodePlace } from './code-address'

export type Notice =
  | { kind: 'new_device'; device: string }
  | { kind: 'sign_in_tried' }
  | { kind: 'password_changed' }
  | { kind: 'password_recovered' }
  | { kind: 'passkey_added' }
  | { kind: 'passkey_removed' }
  | { kind: 'recovery_codes_made' }
  | { kind: 'email_change_asked' }
  | { kind: 'email_changed' }
  | { kind: 'account_deleted' }
  | { kind: 'code_opened'; code: CodePlace }
  | { kind: 'pin_tried'; code: CodePlace }
  | {
      kind: 'invitation_accepted'
      waits: boolean
      /** The name of the account that accepted, without anything that looks like a link. */
      who: string
      profileId: string
      profileName: string
    }
  | { kind: 'invitation_confirmed'; profileId: string; profileName: string }
  | { kind: 'hand_over_asked'; profileId: string; takesEffectAt: Date }
  | { kind: 'hand_over_stopped'; profileId: string }
  | { kind: 'hand_over_done'; profileId: string }
  | { kind: 'removed_from_record' }
  | { kind: 'shared_record_deleted' }
